// Random files of i18next and what i18next itself (npm: i18next; Debian: node-i18next) makes of them: a language, a file in hexadecimal, a number, a
// context, and the texts of its keys in hexadecimal.
//   node .ci/i18next.js 5000 SEED > i18next.tsv
const i18next = require("i18next").default || require("i18next");

let state = BigInt(process.argv[3] || 1);
function random(count) {
  state = (state * 6364136223846793005n + 1442695040888963407n) % (1n << 64n);
  return Number((state >> 33n) % BigInt(count));
}
const pick = (list) => list[random(list.length)];
const hex = (text) => Buffer.from(text, "utf8").toString("hex");

const pieces = ["a", "Text ", "{{count}}", "{{ name }}", "{{count, number}}", "$t(other)", "$t(files, {\"count\": {{n}} })", "$t(who)", " and ", "%", "'", "é",
  "$t(files, {\"count\": 1})", "{{n, number(minimumFractionDigits: 1)}}"];
function text() {
  let made = "";
  for (let count = 1 + random(4); count > 0; count--) made += pick(pieces);
  return made;
}

for (let row = 0; row < Number(process.argv[2]); row++) {
  const language = pick(["en", "de", "pl", "ru", "ar", "cs", "fr", "lt", "cy", "ja", "lv"]);
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const ordinals = new Intl.PluralRules(language, { type: "ordinal" }).resolvedOptions().pluralCategories;
  const plain = () => pick(["o", "other {{name}}", "p{{count}}"]);
  const file = { other: plain(), who: "they", who_male: "he " + plain(), menu: { save: text() } };
  for (const category of categories) file["files_" + category] = category + plain();
  if (random(2)) file.files_zero = "none" + plain();
  for (const category of categories) file["m_" + category] = category + text();
  if (random(3) === 0) file.m_zero = "zero" + text();
  for (const category of ordinals) file["place_ordinal_" + category] = category + " {{count}}" + text();
  const engine = i18next.createInstance();
  engine.init({ lng: language, resources: { [language]: { translation: file } }, interpolation: { escapeValue: false }, initImmediate: false });
  const count = pick([0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 100, 101]);
  const n = pick([0, 1, 2, 5, 21]);
  const context = pick(["male", "female"]);
  const options = { count, n, name: "Ann", context };
  const results = ["m", "menu.save", "who"].map((key) => hex(engine.t(key, options)));
  results.push(hex(engine.t("place", { ...options, ordinal: true })));
  console.log([language, hex(JSON.stringify(file)), count, n, context, ...results].join("\t"));
}
