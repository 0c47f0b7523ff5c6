import LocaleFormatNumbers

print(NumberStyle<Double>(locale: "de").format(1_234_567.891))
