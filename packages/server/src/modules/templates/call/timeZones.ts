import { foldPhrase, patternOf } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";
import { shippedCallWords } from "./words/shippedCallWords.ts";

let cities: Map<string, string> | undefined;
let others: { zone: string; names: RegExp; codes: RegExp }[] | undefined;

/** The zones of the zone database by their cities. */
function zonesByCity(): Map<string, string> {
  cities ??= new Map(
    Intl.supportedValuesOf("timeZone")
      .filter((zone) => zone.includes("/"))
      .map((zone) => [foldPhrase(zone.split("/").at(-1)!.replaceAll("_", " ")), zone]),
  );
  return cities;
}

/** "EST" and the like are words of other languages in small letters. */
const isCode = (name: string) => /^[a-z]{1,4}$/.test(name);

function otherNames() {
  others ??= Object.entries(shippedCallWords.zones).map(([zone, names]) => ({
    zone,
    names: patternOf(names.filter((name) => !isCode(name))),
    codes: new RegExp(
      `\\b(?:${
        names
          .filter(isCode)
          .map((name) => name.toUpperCase().replace("AOE", "A[Oo]E"))
          .join("|") || "(?!)"
      })\\b`,
      "u",
    ),
  }));
  return others;
}

const nearClock = /\d|\(|[,;]/u;

/** The zone of a time that stands in the text around it; undefined where none is named. */
export function zoneIn(around: string, words: CallWords): string | undefined {
  const folded = foldPhrase(around);
  // A city is a zone beside a word of time, or in brackets behind one.
  if (words.clock.words.test(folded) || nearClock.test(folded)) {
    const found = [...folded.matchAll(/\p{L}+(?:[ -]\p{L}+)?/gu)];
    for (const { 0: pair, index } of found) {
      for (const name of [pair, ...pair.split(/[ -]/)]) {
        const zone = zonesByCity().get(name);
        if (zone === undefined || name.length < 4) continue;
        const at = index + pair.indexOf(name);
        const beside = folded.slice(Math.max(0, at - 24), at + name.length + 14);
        const isBracketed = folded.lastIndexOf("(", at) > folded.lastIndexOf(")", at);
        if (isBracketed || words.clock.words.test(beside.replace(name, ""))) return zone;
      }
    }
  }
  return otherNames().find(({ names, codes }) => names.test(folded) || codes.test(around))?.zone;
}
