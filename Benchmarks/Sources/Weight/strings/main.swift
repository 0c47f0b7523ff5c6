import LocalizedStrings

let forecast = try TextTemplate("^[%lld](formatNumber: true)-दिन का पूर्वानुमान").compiled(in: "hi-IN-u-nu-deva")
print(try forecast.format([10]))
