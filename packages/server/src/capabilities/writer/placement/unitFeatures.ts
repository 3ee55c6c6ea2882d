import { foldWord, readFacts } from "@grantwright/domain/facts";
import { inferSectionKind } from "../inferSectionKind.ts";
import { scoreKinds } from "../cues/classify.ts";
import { wordKinds } from "./words/wordKinds.ts";

/** A unit of a text, as far as it tells what the unit is. */
export interface PlacedUnit {
  text: string;
  /** Which paragraph or list it stands in. */
  paragraph: number;
  /** What announced it: a heading, or a spoken one. */
  heading?: string | undefined;
}

/** What a unit is shows at its beginning. */
const longest = 800;

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

const token = /[\p{L}\p{M}]+(?:'\p{L}+)?|\p{N}+|[?!:€$£%]/gu;

/** The words of a text, folded; of a number only its length; in scripts without spaces every two and three neighbouring signs. */
function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  for (const [match] of text.toLowerCase().matchAll(token)) {
    if (/^\p{N}/u.test(match)) tokens.push("0".repeat(Math.min(5, match.length)));
    else if (unspaced.test(match)) {
      const signs = [...match];
      for (let at = 0; at + 1 < signs.length; at += 1) {
        tokens.push(signs[at]! + signs[at + 1]!);
        if (at + 2 < signs.length) tokens.push(signs[at]! + signs[at + 1]! + signs[at + 2]!);
      }
    } else tokens.push(foldWord(match));
  }
  return tokens;
}

const stems = [6, 4];

const firstWords = 2;

const lengths = [3, 6, 10, 15, 22, 35];

/** From which score on a cue says more. */
const strongCues = [2, 4];

function* wordFeatures(tokens: readonly string[]): Generator<string> {
  for (const [at, word] of tokens.entries()) {
    yield `word ${word}`;
    for (const size of stems) if (word.length > size) yield `stem ${word.slice(0, size)}`;
    const next = tokens[at + 1];
    if (next !== undefined) yield `pair ${word} ${next}`;
    if (at < firstWords) yield `begins ${at} ${word}`;
  }
  yield `length ${lengths.findIndex((length) => tokens.length <= length)}`;
}

function* factFeatures(text: string): Generator<string> {
  const counts = new Map<string, number>();
  for (const { kind } of readFacts(text)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  for (const [kind, count] of counts)
    for (let from = 1; from <= Math.min(count, 3); from += 1) yield `fact ${kind} ${from}`;
  if (counts.size === 0) yield "fact none";
}

function* cueFeatures(text: string): Generator<string> {
  const scores = [...scoreKinds(text)].toSorted(([, a], [, b]) => b - a);
  for (const [kind, score] of scores) {
    yield `cue ${kind}`;
    for (const strong of strongCues) if (score > strong) yield `cue ${strong} ${kind}`;
  }
  if (scores[0]) yield `best cue ${scores[0][0]}`;
}

/** From how many words of a kind on they say more. */
const severalWords = [1, 3];

function* kindFeatures(text: string): Generator<string> {
  const kinds = [...wordKinds(text)].toSorted(([, a], [, b]) => b - a);
  for (const [kind, count] of kinds) {
    yield `words ${kind}`;
    for (const several of severalWords) if (count > several) yield `words ${several} ${kind}`;
  }
  if (kinds[0]) yield `most words ${kinds[0][0]}`;
}

const endings: [string, RegExp][] = [
  ["sentence", /[.!?。؟।]["”’)]*$/u],
  ["colon", /:$/u],
];

/** What a unit shows by itself. */
function* ownFeatures(text: string): Generator<string> {
  const short = text.slice(0, longest);
  yield* wordFeatures(tokensOf(short));
  yield* factFeatures(short);
  yield* cueFeatures(short);
  yield* kindFeatures(short);
  yield `ends ${endings.find(([, pattern]) => pattern.test(text.trimEnd()))?.[0] ?? "open"}`;
}

const mostInParagraph = 5;

/** What each unit of a text shows, and its place: in the text, in its paragraph, under its heading. */
export function unitFeatures(units: readonly PlacedUnit[]): string[][] {
  const sizes = new Map<number, number>();
  for (const { paragraph } of units) sizes.set(paragraph, (sizes.get(paragraph) ?? 0) + 1);
  return units.map(({ text, paragraph, heading }, at) => {
    const place = at / Math.max(1, units.length - 1);
    const features = [
      ...ownFeatures(text),
      `place 5 ${Math.floor(place * 5)}`,
      `place 10 ${Math.floor(place * 10)}`,
      `paragraph of ${Math.min(mostInParagraph, sizes.get(paragraph) ?? 1)}`,
    ];
    if (at === 0) features.push("first of all");
    if (at === units.length - 1) features.push("last of all");
    if (units[at - 1]?.paragraph !== paragraph) features.push("first of paragraph");
    if (units[at + 1]?.paragraph !== paragraph) features.push("last of paragraph");
    if (heading !== undefined) {
      for (const word of tokensOf(heading.slice(0, longest))) features.push(`under ${word}`);
      features.push(`under kind ${inferSectionKind(heading.replace(/[:.]\s*$/, ""))}`);
    }
    return features;
  });
}
