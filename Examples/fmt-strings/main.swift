print("fmt-strings")
