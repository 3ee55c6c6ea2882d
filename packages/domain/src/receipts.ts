/** As much of a sentence's receipt as tells whether it has to be looked at. */
interface Checked {
  /** Somebody said that it is right. */
  confirmed?: unknown;
  /** Nothing of it stands anywhere. */
  isBare: boolean;
  facts: readonly { found: string }[];
}

/** Whether a sentence has to be looked at: a fact of it stands nowhere, or nothing of it does, and nobody said that it is right. */
export const isUnsupported = ({ confirmed, isBare, facts }: Checked): boolean =>
  confirmed === undefined && (isBare || facts.some(({ found }) => found === "no"));

/** A text without one of its sentences, and without what would be left of its place: a blank, or an empty line with its list sign. */
export function withoutSentence(text: string, start: number, end: number): string {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = end + (/^[^\n]*/.exec(text.slice(end))?.[0].length ?? 0);
  const before = text.slice(lineStart, start);
  const after = text.slice(end, lineEnd);
  if (/^\s*(?:- +)?$/.test(before) && after.trim() === "") {
    const [head, tail] = [text.slice(0, lineStart), text.slice(lineEnd)];
    return tail === "" ? head.trimEnd() : head + tail.slice(1);
  }
  const [head, tail] = [text.slice(0, start), text.slice(end)];
  return after.trim() === ""
    ? head.replace(/[^\S\n]+$/, "") + tail.replace(/^[^\S\n]+/, "")
    : head + tail.replace(/^[^\S\n]+/, "");
}
