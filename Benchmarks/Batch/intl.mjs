// What `fmt batch` does, by the Intl of Node, its objects kept by locale: node intl.mjs < lines
import { createInterface } from "node:readline";

const numbers = new Map();
const dates = new Map();

function kept(map, locale, make) {
  let object = map.get(locale);
  if (!object) map.set(locale, (object = make(locale)));
  return object;
}

let out = [];
let size = 0;
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  const request = JSON.parse(line);
  const text =
    request.op === "date"
      ? kept(dates, request.locale, (locale) => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }))
          .format(new Date(request.value))
      : kept(numbers, request.locale, (locale) => new Intl.NumberFormat(locale)).format(request.value);
  const answer = JSON.stringify({ result: text });
  out.push(answer);
  size += answer.length;
  if (size > 1 << 16) {
    process.stdout.write(out.join("\n") + "\n");
    out = [];
    size = 0;
  }
}
if (out.length) process.stdout.write(out.join("\n") + "\n");
