import { textBefore, textBehind, type Figure, type FigureSentence } from "../readFigures.ts";

/** A line that ends with a figure: "Sheet music – £640". */
export interface Row {
  sentence: FigureSentence;
  figure: Figure;
  /** The words before its first figure. */
  label: string;
  isTotal: boolean;
  isSubtotal: boolean;
  /** What is paid by others, or taken off. */
  isOff: boolean;
  isAsked: boolean;
  /** "Of which": counted in a row above. */
  isPart: boolean;
}

const mostLabel = 70;

/** Between what is paid for and what it costs. */
const leads = /(?:[–—=:|\t]|-\s|\.{3}|\s{3})\s*(?:\p{Sc}|[A-Z]{3})?\s*[+−-]?\s*$|^\s*$/u;

/** "Wages £4,200": a word or two without a sign. */
const plainLabel = /^[\p{L}\p{M}'’&/-]+(?: [\p{L}\p{M}'’&/-]+){0,3} $/u;

/** What may stand behind the figure of a line. */
const tail = /^\s*(?:\p{L}{1,12}\.?)?\s*(?:[(（][^)）]{0,80}[)）])?\s*[.;,|\t]?\s*$/u;

/** "40 women from the estate": a line that begins with its only figure. */
const isFirst = (figure: Figure, sentence: FigureSentence): boolean =>
  sentence.figures.length === 1 &&
  textBefore(sentence, figure).trim() === "" &&
  /^(?:\s[\p{L}'’-]+){1,6}$/u.test(textBehind(sentence, figure));

/** A line as a row with one figure, where it is one. */
function rowOf(sentence: FigureSentence): Row | undefined {
  const { signs, figures } = sentence;
  if (!sentence.isLine) return undefined;
  const amounts = figures.filter(({ kind }) => kind === "amount");
  const counted = amounts.length > 0 ? amounts : figures.filter(({ kind }) => kind === "number");
  const isPlain = amounts.length === 1 && plainLabel.test(textBefore(sentence, amounts[0]!));
  const figure = counted.findLast(
    (each) =>
      isFirst(each, sentence) ||
      ((isPlain || leads.test(textBefore(sentence, each))) && tail.test(textBehind(sentence, each))),
  );
  if (figure?.value === undefined) return undefined;
  const label = textBefore(sentence, figures[0]!);
  const isShort = label.length < mostLabel;
  const [sign] = signs.find("total", label);
  const isSubtotal = isShort && signs.has("subtotal", label);
  const isOff = signs.has("less", label) || signs.has("own", label);
  const isSum = /^\s*[=Σ∑]\s*$/u.test(label);
  const isTotal =
    isSum || (isShort && !isSubtotal && (signs.has("cost", label) || (sign !== undefined && sign.start < 25)));
  return {
    sentence,
    figure,
    label,
    isTotal,
    isSubtotal,
    isOff,
    isAsked: signs.has("asked", label),
    isPart: signs.find("includes", label)[0]?.start === 0,
  };
}

/** Rows that follow each other without an empty line or other text between them. */
export function blocksOf(sentences: readonly FigureSentence[]): Row[][] {
  const blocks: Row[][] = [];
  let open: Row[] = [];
  for (const sentence of sentences) {
    const row = rowOf(sentence);
    const isSame =
      row && open.every((each) => each.sentence.place === sentence.place && each.figure.kind === row.figure.kind);
    if (!row || !isSame) {
      if (open.length > 1) blocks.push(open);
      open = [];
    }
    if (row) open.push(row);
  }
  if (open.length > 1) blocks.push(open);
  return blocks;
}
