print("forecast")
