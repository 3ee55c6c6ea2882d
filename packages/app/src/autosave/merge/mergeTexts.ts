import { readFacts } from "@grantwright/domain/facts";
import { diffIndices } from "node-diff3";
import { isUnspaced, sentenceStarts, tokensOf } from "./tokens.ts";

/** What comes of two texts that were made of one. */
export type TextMerge =
  /** Neither touched what the other did: the text has all of both. */
  | { kind: "merged"; text: string }
  /** They did. `both`: all of both, and each side's words one after the other in the sentences where they met. */
  | { kind: "conflict"; both: string };

/** Tokens of the earlier text, from `start` up to `end`, that one side replaced with others. */
interface Hunk {
  start: number;
  end: number;
  /** What stands there now; empty where they were taken out. */
  tokens: readonly string[];
}

/** More words than any section may have: a text of them is not compared. */
const mostTokens = 20_000;

const hunksOf = (from: readonly string[], to: readonly string[]): Hunk[] =>
  diffIndices([...from], [...to]).map(({ buffer1: [start, length], buffer2Content }) => ({
    start,
    end: start + length,
    tokens: buffer2Content,
  }));

const isSame = (one: Hunk, other: Hunk) =>
  one.start === other.start && one.end === other.end && one.tokens.join("") === other.tokens.join("");

/** All changes of both in their order; what both did alike is done once. */
const together = (own: readonly Hunk[], others: readonly Hunk[]): Hunk[] =>
  [...own, ...others.filter((hunk) => !own.some((each) => isSame(each, hunk)))].toSorted(
    (one, other) => one.start - other.start,
  );

/** Whether nothing that both left alone stands between two changes. */
const touch = (one: Hunk, other: Hunk) => one.start <= other.end && other.start <= one.end;

/** Tokens of the earlier text with the changes that lie in a part of it. */
function withHunks(tokens: readonly string[], hunks: readonly Hunk[], from: number, to: number): string[] {
  const parts: string[] = [];
  let at = from;
  for (const { start, end, tokens: others } of hunks) {
    parts.push(...tokens.slice(at, start), ...others);
    at = end;
  }
  return [...parts, ...tokens.slice(at, to)];
}

/** The facts of a sentence, as they are compared. */
const factsIn = (text: string): string =>
  readFacts(text)
    .map(({ kind, value, unit, date, text: words }) => `${kind} ${value ?? date ?? words} ${unit ?? ""}`)
    .sort()
    .join("\n");

/** A figure, a currency or a name: what nobody wants to be put together from two. */
const isWeighty = (token: string) => /[\p{N}\p{Sc}%‰]|^\s*\p{Lu}/u.test(token);

/** A part of the earlier text: whole sentences. */
interface Part {
  from: number;
  to: number;
}

/** The sentences of the earlier text that a change reaches into: none where whole sentences came in between two. */
function sentencesOf({ start, end, tokens }: Hunk, starts: readonly number[], length: number): Part | undefined {
  const isBetween = start === end && (start === length || starts.includes(start));
  if (isBetween && /[.!?…。！？]["'”’»)\]]*\s*$|^\s*\n|\n\s*$/u.test(tokens.join(""))) return undefined;
  const first = starts.findLast((each) => each < Math.max(end, start + 1)) ?? 0;
  const from = starts.findLast((each) => each <= (isBetween ? start - 1 : start)) ?? 0;
  const to = starts.find((each) => each > Math.max(first, end - 1)) ?? length;
  return { from, to };
}

/** Parts that meet are one. */
function joined(parts: readonly Part[]): Part[] {
  const all: Part[] = [];
  for (const part of parts.toSorted((one, other) => one.from - other.from)) {
    const last = all.at(-1);
    if (last && part.from <= last.to) last.to = Math.max(last.to, part.to);
    else all.push({ ...part });
  }
  return all;
}

/**
 * Brings two texts together that were made of one. Changes that do not meet are both taken. Where they overlap or touch, or where both
 * sides changed one sentence and a figure, date, amount or name of it is not what it was, nothing is decided: both are handed back.
 */
export function mergeTexts(base: string, mine: string, theirs: string): TextMerge {
  if (mine === theirs || theirs === base) return { kind: "merged", text: mine };
  if (mine === base) return { kind: "merged", text: theirs };
  const tokens = tokensOf(base);
  const [mineTokens, theirTokens] = [tokensOf(mine), tokensOf(theirs)];
  if (Math.max(tokens.length, mineTokens.length, theirTokens.length) > mostTokens)
    return { kind: "conflict", both: inTurn(mine, theirs) };
  const own = hunksOf(tokens, mineTokens);
  const theirHunks = hunksOf(tokens, theirTokens);
  const starts = sentenceStarts(tokens);
  const spanOf = (one: Part, other: Part) => ({ from: Math.min(one.from, other.from), to: Math.max(one.to, other.to) });
  const reachOf = (hunk: Hunk) => sentencesOf(hunk, starts, tokens.length);
  const partOf = (hunk: Hunk) => reachOf(hunk) ?? { from: hunk.start, to: hunk.end };
  /** Where two changes meet; undefined where they do not. */
  const meetingOf = (hunk: Hunk, other: Hunk): Part | undefined => {
    if (touch(hunk, other) && !isSame(hunk, other)) return spanOf(partOf(hunk), partOf(other));
    const [one, two] = [reachOf(hunk), reachOf(other)];
    if (!one || !two || one.to <= two.from || two.to <= one.from) return undefined;
    const part = spanOf(one, two);
    return mayMix(tokens, own, theirHunks, part) ? undefined : part;
  };
  const met = own.flatMap((hunk) => theirHunks.flatMap((other) => meetingOf(hunk, other) ?? []));
  if (met.length === 0)
    return { kind: "merged", text: withHunks(tokens, together(own, theirHunks), 0, tokens.length).join("") };
  const parts = joined(met.map((part) => grown(part, [...own, ...theirHunks])));
  return { kind: "conflict", both: bothOf(tokens, own, theirHunks, parts) };
}

/** The changes that lie in a part. */
const within = (hunks: readonly Hunk[], { from, to }: Part) =>
  hunks.filter(({ start, end }) => start >= from && end <= to);

/** A part of the earlier text as one side has it. */
const sideOf = (tokens: readonly string[], hunks: readonly Hunk[], part: Part): string =>
  withHunks(tokens, within(hunks, part), part.from, part.to).join("");

/** Whether what both made of a sentence can be put together: it is the same, or no figure, date, amount or name of it is another. */
function mayMix(tokens: readonly string[], own: readonly Hunk[], others: readonly Hunk[], part: Part): boolean {
  const [mine, theirs] = [sideOf(tokens, own, part), sideOf(tokens, others, part)];
  if (mine === theirs) return true;
  const changed = within([...own, ...others], part).flatMap((hunk) => [
    ...hunk.tokens,
    ...tokens.slice(hunk.start, hunk.end),
  ]);
  if (changed.some(isWeighty)) return false;
  const before = tokens.slice(part.from, part.to).join("");
  if (isUnspaced(before)) return false;
  const facts = factsIn(before);
  return factsIn(mine) === facts && factsIn(theirs) === facts;
}

/** A part with all of every change that reaches into it. */
function grown(part: Part, hunks: readonly Hunk[]): Part {
  const reaching = hunks.filter(
    (hunk) =>
      touch(hunk, { start: part.from, end: part.to, tokens: [] }) &&
      !(hunk.start === hunk.end && (hunk.end === part.from || hunk.start === part.to)),
  );
  const from = Math.min(part.from, ...reaching.map(({ start }) => start));
  const to = Math.max(part.to, ...reaching.map(({ end }) => end));
  return from === part.from && to === part.to ? part : grown({ from, to }, hunks);
}

/** One text after the other. */
function inTurn(mine: string, theirs: string): string {
  if (mine.trim() === "" || theirs.trim() === "") return mine.trim() === "" ? theirs : mine;
  const hasLine = /\n/.test(theirs) || /^\s*\n/.test(mine);
  return `${mine.trimEnd()}${hasLine ? "\n\n" : " "}${theirs.trimStart()}`;
}

/** All that both changed, and in the parts where they met the one's words and then the other's. */
function bothOf(
  tokens: readonly string[],
  own: readonly Hunk[],
  others: readonly Hunk[],
  parts: readonly Part[],
): string {
  const isFree = (hunk: Hunk) => !parts.some((part) => within([hunk], part).length > 0);
  const free = together(own, others).filter(isFree);
  let text = "";
  let at = 0;
  for (const part of parts) {
    const mine = sideOf(tokens, own, part);
    const lead = /^\s*/.exec(mine)![0];
    text +=
      sideOf(tokens, free, { from: at, to: part.from }) +
      lead +
      inTurn(mine.slice(lead.length), sideOf(tokens, others, part));
    at = part.to;
  }
  return text + sideOf(tokens, free, { from: at, to: tokens.length });
}
