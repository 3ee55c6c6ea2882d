import type { Contradiction } from "../contradiction.ts";
import { entry, show, type Found } from "../entry.ts";
import type { FigureSentence } from "../readFigures.ts";

/** Fewer shares are all of a whole only where the text says so. */
const least = 3;

/** As far from a hundred as shares of one whole are miscounted: more where the last is said to be the rest. */
const far = { listed: 16, rest: 30 };

/** Longest text between two shares of one list, and of one in which nothing else says that it is all. */
const reach = { said: 70, plain: 45 };

/** Not "half" and "a third". */
const isPercentage = (text: string): boolean => /\p{Nd}|[cz]ent|proc/iu.test(text);

const gapBetween = (a: Found, b: Found): string =>
  a.sentence.place.text.slice(a.figure.end, Math.max(a.figure.end, b.figure.start));

const percentsOf = (sentence: FigureSentence): Found[] =>
  sentence.figures.filter(({ kind }) => kind === "percent").map((figure) => ({ figure, sentence }));

/** Whether the words before a share say that it is what is left. */
function isRest({ figure, sentence }: Found): boolean {
  const before =
    sentence.text
      .slice(0, figure.start - sentence.start)
      .split(/[,;:(]/u)
      .at(-1) ?? "";
  const behind = sentence.text.slice(figure.end - sentence.start, figure.end - sentence.start + 14);
  return sentence.signs.has("rest", before.slice(-34)) || sentence.signs.has("rest", behind);
}

/** Shares of one sentence, of lines that have one each, and of sentences that end with what remains. */
function listsOf(sentences: readonly FigureSentence[]): Found[][] {
  const lists: Found[][] = [];
  let lines: Found[] = [];
  let run: Found[] = [];
  const close = () => {
    if (lines.length >= least) lists.push(lines);
    lines = [];
  };
  for (const sentence of sentences) {
    const shares = percentsOf(sentence);
    if (shares.length > 1) lists.push(shares);
    const isLine = sentence.isLine && shares.length === 1;
    if (sentence.opensParagraph || !isLine) close();
    if (isLine) lines.push(...shares);
    if (sentence.opensParagraph || shares.length !== 1) run = [];
    if (!sentence.isLine && shares.length === 1) run.push(...shares);
    if (run.length >= least && isRest(run.at(-1)!)) lists.push([...run]);
  }
  close();
  return lists;
}

/** How many sentences before the one that says that nobody is counted twice may name a share. */
const farthest = 4;

/** Shares of a paragraph that says that everybody is in one of them alone: "each gave one answer". */
function exclusiveIn(sentences: readonly FigureSentence[]): Found[][] {
  return sentences.flatMap((sentence, at) => {
    if (!sentence.signs.has("onlyOne", sentence.text)) return [];
    let from = at;
    while (from > 0 && at - from < farthest && !sentences[from]!.opensParagraph) from -= 1;
    const own = sentences.slice(from, at + 1).filter(({ place }) => place === sentence.place);
    const shares = own.flatMap(percentsOf).filter(({ figure }) => isPercentage(figure.text));
    const isDated = own.some(({ figures }) => figures.some(({ kind }) => kind === "date"));
    return shares.length >= least && !isDated ? [shares] : [];
  });
}

/** Percentages that a text gives as all of one whole, and that do not come to 100. */
export function checkPercentages(sentences: readonly FigureSentence[]): Contradiction[] {
  const exclusive = exclusiveIn(sentences);
  return [...listsOf(sentences), ...exclusive].flatMap((shares): Contradiction[] => {
    const values = shares.map(({ figure }) => figure.value ?? 0);
    const sum = values.reduce((all, value) => all + value, 0);
    const isWhole = values.every(Number.isInteger);
    const rounding = isWhole ? Math.max(1, values.length / 2) : Math.max(0.5, 0.1 * values.length);
    const distance = Math.abs(sum - 100);
    if (distance <= rounding || !shares.some(({ figure }) => isPercentage(figure.text))) return [];
    // One of them is all that the others come to.
    if (values.some((value) => Math.abs(sum - 2 * value) <= 0.5)) return [];
    const isExclusive = exclusive.includes(shares) && distance <= far.listed;
    if (!isExclusive && !areOfOneWhole(shares, distance)) return [];
    return [entry("percentages", `${show(sum)} %`, shares, `${values.map(show).join(" + ")} = ${show(sum)}`)];
  });
}

function areOfOneWhole(shares: readonly Found[], distance: number): boolean {
  const { sentence } = shares[0]!;
  const last = shares.at(-1)!;
  const isInOne = last.sentence === sentence;
  const { signs } = sentence;
  const text = sentence.place.text.slice(sentence.start, last.sentence.end);
  if (!signs.isKnown || signs.has("overlap", text)) return false;
  const gaps = shares.slice(1).map((share, at) => gapBetween(shares[at]!, share));
  const longest = Math.max(...gaps.map(({ length }) => length));
  const isLastRest = isRest(last);
  const isRate = shares.some(({ figure }) =>
    signs.has("each", sentence.place.text.slice(figure.end, figure.end + 12).split(/[,;.:]/u)[0] ?? ""),
  );
  if (isRate || distance > (isLastRest ? far.rest : far.listed)) return false;
  const isBracketed = shares.some(({ figure }) => /[(（]\s*$/.test(sentence.place.text.slice(0, figure.start)));
  const isChange = gaps.some((gap) => /\b(?:19|20)\d\d\b|→|->/.test(gap)) || signs.has("target", text);
  if (isLastRest) return !isInOne || longest <= reach.said;
  if (shares.length < least || (isInOne && longest > reach.said)) return false;
  const isListed = !isInOne || shares.length > least || signs.has("split", text) || signs.has("other", text);
  if (isChange || (isBracketed && !signs.has("split", text))) return false;
  return isListed || (longest <= reach.plain && !gaps.some((gap) => /[.;]/.test(gap)));
}
