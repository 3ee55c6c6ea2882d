import { isCapital, isHyphen, isJoined, type Reading } from "./reader.ts";
import type { Token } from "./tokens.ts";

/** Words whose number says which, not how many: "Year 2", "Table 4". */
const labels = new Set(
  "year month week day phase aim table figure fig section part step stage objective goal grade level chapter page appendix annex article type room route unit module item question no nr number key version tier class form line building flat lot work wp task activity output outcome option".split(
    " ",
  ),
);

/** Those of them that are also what so many are wanted for: "aim 450 people". */
const aims = new Set("aim goal objective output outcome".split(" "));

/** Nobody has so many aims. */
const mostAims = 30;

/** Words before a label that say which one by themselves, so that a number after it counts: "last year 620 visits". */
const which = new Set("last this next past each every per a one first second third final".split(" "));

const ordinals = /^(?:st|nd|rd|th|er|re|ere|eme|e|o|a|º|ª|i)$/;

const measures = new Set(
  "kg g mg km m cm mm ha t l ml kw kwh mw mwh w gb mb tb m2 km2 sq ft in lb lbs oz mi".split(" "),
);

const streets = new Set("street st road rd lane avenue ave drive way close court square place row terrace".split(" "));

/** Whether digits are a part of a name, an order or an address, and no number. */
export function isNoNumber(reading: Reading, at: number, next: number): boolean {
  const { tokens, text } = reading;
  const token = tokens[at]!;
  const before = tokens[at - 1];
  const after = tokens[next];
  const isLatin = (each: Token | undefined) => each?.kind === "word" && /^\p{Script=Latin}/u.test(each.text);
  if (before && isJoined(token) && isLatin(before) && token.kind === "digits") return true;
  if (
    before &&
    isJoined(token) &&
    isHyphen(before) &&
    isJoined(before) &&
    isLatin(tokens[at - 2]) &&
    token.kind === "digits"
  )
    return true;
  if (isJoined(token) && (before?.text === "#" || before?.text === "+")) return true;
  if (after && isJoined(after) && isLatin(after) && token.kind === "digits")
    return ordinals.test(after.key) || !(measures.has(after.key) || reading.words.scales.has(after.key));
  // What a cell of a table has is not labelled by the one before it.
  const isLabelled =
    before?.kind === "word" &&
    !/[\t|]/.test(text.slice(before.end, token.start)) &&
    labels.has(before.key.replace(/s$/, "")) &&
    // "They work 30 hours" counts; "Work 3" is a label.
    (before.key !== "work" || isCapital(before)) &&
    !(
      aims.has(before.key.replace(/s$/, "")) &&
      Number(token.text.replace(/\D/g, "")) > mostAims &&
      after?.kind === "word" &&
      !isCapital(after)
    ) &&
    token.isSpaced &&
    // "Last school year 41 of them": what is last may be told by a word more.
    !which.has(tokens[at - 2]?.key ?? "") &&
    !which.has(tokens[at - 3]?.key ?? "");
  if (
    isLabelled &&
    (token.kind === "digits" || isCapital(token) || isCapital(before)) &&
    reading.words.language === "en"
  )
    return before.key !== "number" || token.kind === "digits";
  if (token.kind !== "digits") return false;
  // "7.º": an ordinal behind its full stop.
  if (after?.text === "." && isJoined(after) && isJoined(tokens[next + 1]) && ordinals.test(tokens[next + 1]!.key))
    return true;
  if (isCapital(after) && streets.has(tokens[next + 1]?.key ?? "")) return true;
  const isFirst = !before || text.slice(before.end, token.start).includes("\n");
  if (isFirst && /^\d{1,2}$/.test(token.text) && /^[.)]$/.test(after?.text ?? "") && isJoined(after)) return true;
  // Behind a name it is an age, elsewhere the number of a work that is cited.
  return (
    before?.text === "(" &&
    after?.text === ")" &&
    token.text.length < 3 &&
    !(isCapital(tokens[at - 2]) && /^[1-9]\d$/.test(token.text))
  );
}
