import { diffArrays } from "diff";

/**
 * What makes one text out of another: a positive number keeps so many characters (UTF-16 units), a negative one drops them, a text is put
 * in. What is left at the end stays. `[4, -2, "by", 9]` keeps 4, puts "by" in the place of the next 2, and keeps the rest.
 */
export type Delta = (number | string)[];

/** The most characters of a changed stretch that is compared word by word; a longer one is replaced as a whole. */
const mostCompared = 50_000;

/** How long a comparison may take, in milliseconds. It runs inside a save. */
const budgetMs = 60;

const piecesOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? [];

function commonStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
}

function commonEnd(one: string, other: string, most: number): number {
  let length = 0;
  while (length < most && one.charCodeAt(one.length - 1 - length) === other.charCodeAt(other.length - 1 - length))
    length += 1;
  return length;
}

function add(delta: Delta, step: number | string): void {
  const last = delta.at(-1);
  if (step === 0 || step === "") return;
  if (typeof step === "string") delta.push(step);
  else if (typeof last === "number" && last > 0 === step > 0) delta[delta.length - 1] = last + step;
  else delta.push(step);
}

/** What makes `to` out of `from`, in few words. */
export function deltaBetween(from: string, to: string): Delta {
  const start = commonStart(from, to);
  const end = commonEnd(from, to, Math.min(from.length, to.length) - start);
  const dropped = from.slice(start, from.length - end);
  const put = to.slice(start, to.length - end);
  const delta: Delta = [];
  if (dropped === "" && put === "") return delta;
  add(delta, start);
  const isSmall = dropped !== "" && put !== "" && dropped.length + put.length <= mostCompared;
  const found = isSmall ? diffArrays(piecesOf(dropped), piecesOf(put), { timeout: budgetMs }) : undefined;
  if (!found) {
    add(delta, -dropped.length);
    add(delta, put);
    return delta;
  }
  for (const { value, added, removed } of found) {
    const text = value.join("");
    add(delta, added ? text : removed ? -text.length : text.length);
  }
  const last = delta.at(-1);
  if (typeof last === "number" && last > 0) delta.pop();
  return delta;
}

/** Makes the text that a delta says. Throws a RangeError where it is none of this text's. */
export function applyDelta(text: string, delta: Delta): string {
  let at = 0;
  let made = "";
  for (const step of delta) {
    if (typeof step === "string") made += step;
    else {
      if (step > 0) made += text.slice(at, at + step);
      at += Math.abs(step);
    }
    if (at > text.length) throw new RangeError("A delta is longer than the text.");
  }
  return made + text.slice(at);
}

/** How many characters a delta puts in and drops. */
export function sizeOf(delta: Delta): { added: number; removed: number } {
  let added = 0;
  let removed = 0;
  for (const step of delta)
    if (typeof step === "string") added += step.length;
    else if (step < 0) removed -= step;
  return { added, removed };
}
