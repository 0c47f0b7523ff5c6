// What Node's Intl writes for the commands of the gallery that ECMA-402 has words for, beside what fmt writes.
const fs = require("fs");
const { spawnSync } = require("child_process");
const [fmt, file] = process.argv.slice(2);

/// The words of a command and its options: `--range` is true, `--style percent` is "percent".
function parsed(command) {
  const words = [], options = {};
  const flags = new Set(["range", "accounting", "approximately"]);
  const rest = command.split(" ").slice(1);
  while (rest.length) {
    const word = rest.shift();
    if (!word.startsWith("--")) words.push(word);
    else if (flags.has(word.slice(2))) options[word.slice(2)] = true;
    else options[word.slice(2)] = rest.shift();
  }
  return { name: words[0], values: words.slice(1), options };
}

const STYLES = {
  percent: { style: "percent" },
  scientific: { notation: "scientific" },
  "compact-short": { notation: "compact", compactDisplay: "short" },
  "compact-long": { notation: "compact", compactDisplay: "long" },
};
const SKELETONS = {
  yMMMM: { year: "numeric", month: "long" },
  MMMEd: { month: "short", weekday: "short", day: "numeric" },
};
/// Foundation's names of calendars that BCP 47 calls otherwise.
const CALENDARS = {
  gregorian: "gregory",
  ethiopicAmeteMihret: "ethiopic",
  ethiopicAmeteAlem: "ethioaa",
  islamicCivil: "islamic-civil",
  islamicTabular: "islamic-tbla",
  islamicUmmAlQura: "islamic-umalqura",
  republicOfChina: "roc",
};
/// ICU and CLDR round halves to even digits, ECMA-402 away from zero.
const ROUNDING = { roundingMode: "halfEven" };
const PRESENTATIONS = { narrow: "narrowSymbol", iso: "code", name: "name" };

/// A range or a single value.
function written(format, value, options) {
  if (!options.range) return format.format(Number(value));
  const [start, end] = value.split("..").map(Number);
  return format.formatRange(start, end);
}

// Each answers undefined for what ECMA-402 cannot ask for.
const ASK = {
  number(locale, [value], options) {
    if (options.approximately) return undefined;
    const wanted = {};
    if (options.style) {
      if (!STYLES[options.style]) return undefined;
      Object.assign(wanted, STYLES[options.style]);
    }
    if (options["min-fraction"]) wanted.minimumFractionDigits = Number(options["min-fraction"]);
    if (options.significant) wanted.maximumSignificantDigits = wanted.minimumSignificantDigits = Number(options.significant);
    if (options.sign) wanted.signDisplay = options.sign;
    if (options.grouping) wanted.useGrouping = false;
    // fmt shows more digits in scientific notation than Intl does.
    if (options.style === "scientific") wanted.maximumFractionDigits = 6;
    return written(new Intl.NumberFormat(locale, { ...wanted, ...ROUNDING }), value, options);
  },
  currency(locale, [value], options) {
    if (options.words) return undefined;
    const wanted = { style: "currency", currency: options.code, ...(STYLES[options.notation] ?? {}) };
    if (options.presentation) wanted.currencyDisplay = PRESENTATIONS[options.presentation];
    if (options.accounting) wanted.currencySign = "accounting";
    return written(new Intl.NumberFormat(locale, { ...wanted, ...ROUNDING }), value, options);
  },
  plural: (locale, [value]) => new Intl.PluralRules(locale).select(Number(value)),
  unit(locale, [value, unit], options) {
    if (options.usage) return undefined;
    return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: options.width === "wide" ? "long" : options.width }).format(Number(value));
  },
  list(locale, values, options) {
    const type = { or: "disjunction", unit: "unit" }[options.type] ?? "conjunction";
    return new Intl.ListFormat(locale, { type, style: options.width ?? "long" }).format(values);
  },
  relative: (locale, [value, unit]) =>
    new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Number(value), unit),
  names: (locale, [type, code]) => new Intl.DisplayNames(locale, { type }).of(code),
  date(locale, [value], options) {
    const format = dates(locale, options);
    return format && format.format(new Date(value));
  },
  interval(locale, [start, end], options) {
    const format = dates(locale, options);
    return format && format.formatRange(new Date(start), new Date(end));
  },
  case: (locale, [value], options) => (options.to === "upper" ? value.toLocaleUpperCase(locale) : undefined),
};

function dates(locale, options) {
  const wanted = { timeZone: options["time-zone"] };
  if (options.skeleton) Object.assign(wanted, SKELETONS[options.skeleton]);
  else {
    if (options.date !== "none") wanted.dateStyle = options.date ?? "medium";
    if (options.time) wanted.timeStyle = options.time;
  }
  const asked = CALENDARS[options.calendar] ?? options.calendar;
  if (asked && !Intl.supportedValuesOf("calendar").includes(asked)) return undefined;
  return new Intl.DateTimeFormat(locale, { ...wanted, calendar: asked });
}

/// Where Node is not followed; ICU's C functions were asked about each.
const KNOWN = [
  [/ --time (short|full) .*--locale ko$/, "V8 takes the shorter AM and PM, ICU's own time styles the Korean words"],
  [/^fmt interval .*--date medium .*--locale (cs|zh|zh-Hant|am)$/, "a span keeps the length and the order of its dates; Node takes the fields alone"],
  [/ --calendar iso8601 /, "ICU 78 loses the month, which CLDR has no name of in this calendar"],
  [/ --calendar islamic /, "of us this is the calendar of Saudi Arabia, of ICU an approximation of its own (Data/Golden/Dates/known-differences.tsv)"],
];

// What separates texts alike to a reader: Node writes plain spaces before AM and in ranges, where CLDR has narrow and thin ones.
const alike = (text) => text.replace(/[\u2009\u202F]/g, " ");

let [asked, passedOver, known, differ] = [0, 0, 0, 0];
for (const row of fs.readFileSync(file, "utf8").split("\n").filter(Boolean)) {
  const command = row.split("\t")[0];
  const { name, values, options } = parsed(command);
  let theirs;
  const numerals = /-u-nu-([a-z]+)/.exec(options.locale)?.[1];
  const isKnown = !numerals || Intl.supportedValuesOf("numberingSystem").includes(numerals);
  if (ASK[name] && isKnown && !/['"<|$]/.test(command)) theirs = ASK[name](options.locale, values, options);
  if (theirs === undefined) {
    passedOver += 1;
    continue;
  }
  const ours = spawnSync(fmt, command.split(" ").slice(1), { encoding: "utf8" }).stdout.trimEnd();
  asked += 1;
  if (alike(ours) !== alike(theirs)) {
    const reason = KNOWN.find(([pattern]) => pattern.test(command))?.[1];
    if (reason) known += 1;
    else differ += 1;
    console.log(`${command}\n  fmt:  ${ours}\n  node: ${theirs}${reason ? "\n  known: " + reason : ""}`);
  }
}
const { icu, cldr } = process.versions;
console.log(`${asked} rows compared with Node's ICU ${icu} (CLDR ${cldr}): ${known} known to differ, ${differ} differ; Intl has no words for ${passedOver}`);
process.exit(differ > 0 ? 1 : 0);
