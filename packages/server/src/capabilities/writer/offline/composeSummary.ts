import { countWords, openPlace } from "@grantwright/domain";
import type { SectionKind } from "../../../kernel/text/sectionKind.ts";
import { behindBeginning, type Beginning } from "../beginningOf.ts";
import { betweenCells } from "../text/cellsOf.ts";
import { fitsLimits, type TextLimits } from "../text/fitToLimits.ts";
import { splitText } from "../text/splitText.ts";
import { missingFacts } from "./missingFacts.ts";
import { candidatesOf, type Candidate, type SummarySource } from "./summary/candidates.ts";
import { antecedentsOf, beneficiaryOf, intentOf, isRequest, moneyOf, withoutBreakdown } from "./summary/mustHaves.ts";
import { requestOf, sumsIn, type Request } from "./summary/requestOf.ts";
import { saysTheSame } from "./summary/saysTheSame.ts";
import { ofLeaning, tellsWhat } from "./summary/summaryValue.ts";
import { untold, type Told } from "./summary/toldOf.ts";

/** What a summary must not be without comes first, while there is room. */
const orderOfChoosing: SectionKind[] = ["description", "need", "outcomes", "methods", "timeline", "team"];
/** Of these a second sentence may enter. */
const toldTwice: ReadonlySet<SectionKind> = new Set([...tellsWhat, "need", "outcomes", "audience"]);
/** What a reader wants to know who has read in the person's words what is wanted; dates, partners and the rest stand below. */
const toldAfter: ReadonlySet<SectionKind> = new Set(["need", "methods", "outcomes", "team"]);
const usualWords = 250;
const mostSentences = 7;
/** A summary is shorter than what it sums up: this part of its words, and at least so many. */
const shareOfWords = 0.45;
const leastWords = 90;

/** What a sentence has to be worth: the first of a section, of one that a summary can do without, and the second. */
const leastWorth = { first: 1, other: 3, second: 3.5 };

/** How many words a summary of texts has. */
function within(sources: readonly SummarySource[], limits: TextLimits): TextLimits {
  const said = countWords([...new Set(sources.flatMap(({ text }) => text.split("\n\n")))].join(" "));
  const words = Math.max(leastWords, Math.min(usualWords, Math.round(said * shareOfWords)));
  return { ...limits, maxWordCount: Math.min(limits.maxWordCount ?? words, words) };
}

const inOrder = (a: Candidate, b: Candidate) => a.place - b.place || a.order - b.order;

/** Sentences as text; rows of a table stay apart, as a list. */
function textOf(sentences: readonly string[]): string {
  let wasRow = false;
  return sentences.reduce((text, sentence) => {
    const isRow = betweenCells.test(sentence);
    const gap = text === "" ? "" : isRow && wasRow ? "\n" : isRow || wasRow ? "\n\n" : " ";
    wasRow = isRow;
    return `${text}${gap}${isRow ? "- " : ""}${sentence}`;
  }, "");
}

const notBegun: Beginning = { text: "", isOwn: false };

/** The sentences of a summary, with those that each of them leans on. */
class Choice {
  readonly chosen: Candidate[] = [];
  /** What it opens with, in order. */
  readonly #opening: Pick<Candidate, "sentence">[] = [];
  readonly #limits: TextLimits;
  readonly #pool: readonly Candidate[];
  readonly #beginning: string;
  readonly #begun: readonly Candidate[];

  /** Stands behind a `beginning`, whose sentences are `begun`: that is kept as it is, also where it passes the limits. */
  constructor(pool: readonly Candidate[], limits: TextLimits, beginning: string, begun: readonly Candidate[]) {
    this.#pool = pool;
    this.#limits = limits;
    this.#beginning = beginning;
    this.#begun = begun;
  }

  #behindBeginning(sentences: readonly Pick<Candidate, "sentence">[]): string {
    const text = textOf(sentences.map(({ sentence }) => sentence));
    return [this.#beginning, text].filter((part) => part !== "").join(behindBeginning(this.#beginning));
  }

  /** All of it. */
  get text(): string {
    return this.#behindBeginning(this.#inOrder);
  }

  /** What it opens with. */
  get opening(): string {
    return this.#behindBeginning(this.#opening);
  }

  /** Whether a sentence says what one of the chosen says. */
  has({ sentence }: Candidate): boolean {
    return [...this.#begun, ...this.chosen].some((taken) => saysTheSame(taken.sentence, sentence));
  }

  /** What it opens with, then the others in the order in which they are told. */
  get #inOrder(): Pick<Candidate, "sentence">[] {
    return [...this.#opening, ...this.chosen.filter((each) => !this.#opening.includes(each)).toSorted(inOrder)];
  }

  /** The sums of money that are said behind the beginning. */
  get sums(): number[] {
    return this.#inOrder.flatMap(({ sentence }) => sumsIn(sentence));
  }

  #hasRoomFor(more: readonly Pick<Candidate, "sentence">[]): boolean {
    const all = [...this.#inOrder, ...more];
    const count = all.length + (this.#beginning === "" ? 0 : 1);
    return count <= mostSentences && fitsLimits(this.#behindBeginning(all), this.#limits);
  }

  /**
   * Takes a sentence with what it leans on, where both are not said yet and there is room; one that `isNeeded` also without that. What `opens` stands before
   * all that does not.
   */
  take(candidate: Candidate | undefined, { isNeeded = false, opens = false } = {}): void {
    const before = candidate && (antecedentsOf(candidate, this.#pool) ?? (isNeeded ? [] : undefined));
    if (!candidate || !before || this.has(candidate)) return;
    const more = [...before.filter((each) => !this.has(each)), candidate];
    if (!this.#hasRoomFor(more)) return;
    this.chosen.push(...more);
    if (opens) this.#opening.push(...more);
  }

  /** Goes on in its opening with a sentence that stands in no section. */
  say(sentence: string): void {
    if (this.#hasRoomFor([{ sentence }])) this.#opening.push({ sentence });
  }
}

const byValue = (a: Candidate, b: Candidate) => b.value - a.value || a.order - b.order;

const rankOf = (kind: SectionKind) => {
  const at = orderOfChoosing.indexOf(kind);
  return at < 0 ? orderOfChoosing.length : at;
};

/** What the need says of the last of what is intended, and leans on that. */
function followOn(intent: Candidate | undefined, pool: readonly Candidate[]): Candidate | undefined {
  if (intent?.at === undefined) return undefined;
  const next = pool.find(({ kind, at }) => kind === "need" && at === intent.at! + 1);
  return next?.isLeaning ? Object.assign(next, { isLeaning: false, value: next.value + ofLeaning }) : undefined;
}

const isNeed = ({ kind, value }: Candidate): boolean => kind === "need" && value >= leastWorth.first;

/**
 * Adds what is asked for: behind what is wanted, in the person's sentence or, where none can stand there, in one with their sum, once; else what is said of
 * the costs, at the end. Nothing where the opening has the sum.
 */
function addMoney(
  choice: Choice,
  pool: readonly Candidate[],
  request: Request | undefined,
  told: Told,
  used: Set<string>,
): void {
  const money = moneyOf(pool, told.language);
  if (money) money.sentence = withoutBreakdown(money.sentence);
  const opened = new Set(choice.sums);
  const own = money ? sumsIn(money.sentence) : [];
  if (own.some((value) => opened.has(value)) || (request && opened.has(request.value))) return;
  const opens = money !== undefined && isRequest(money, pool, told.language);
  if (!opens && request && !used.has(request.sentence)) {
    choice.say(request.sentence);
    used.add(request.sentence);
    if (own.includes(request.value)) return;
  }
  choice.take(money, { isNeeded: true, opens });
}

/** What the finished sections say of the money, sentence by sentence. */
const budgetOf = (sources: readonly SummarySource[]): string[] =>
  sources.flatMap(({ kind, text }) => (kind === "budget" ? splitText(text).units.map((unit) => unit.text) : []));

/** A summary. */
export interface Summary {
  text: string;
  /** The part of it that says what is wanted and for how much, or as the person began it. */
  opening: string;
}

/**
 * A summary from the most telling sentence of each section, within the limits, in the order in which a reader wants them: what is intended first, or as the person has
 * `begun` it, the money last, and nothing that leans on what is not there. `used` holds the sentences of earlier summaries of the same document; it is added to. None of `passing` is in it.
 */
function composeSummary(
  sources: readonly SummarySource[],
  limits: TextLimits,
  used: Set<string>,
  passing: ReadonlySet<string>,
  told: Told,
  { text: begun, isOwn }: Beginning,
): Summary {
  const all = candidatesOf(sources, passing, told);
  const fresh = all.filter((candidate) => !used.has(candidate.sentence));
  const able = fresh.length > 0 ? fresh : all;
  const says = begun === "" ? [] : candidatesOf([{ kind: "description", text: begun }], new Set(), told);
  const intent = begun === "" ? intentOf(able) : [];
  const pool = able.filter((each) => !each.isItem || intent.includes(each));
  const choice = new Choice(pool, within(sources, limits), begun, says);
  for (const each of intent) choice.take(each, { isNeeded: each === intent[0], opens: true });
  const next = followOn(intent.at(-1), pool);
  const need = pool.filter(isNeed).toSorted(byValue)[0];
  choice.take(need, { opens: need === next });
  if (sumsIn(begun).length === 0) {
    const request = requestOf(told.sentences.keys(), told.language) ?? requestOf(budgetOf(sources), told.language);
    addMoney(choice, pool, request, told, used);
  }
  if (!isOwn && !choice.chosen.some((each) => beneficiaryOf([each]))) choice.take(beneficiaryOf(pool));
  const places = [...new Map(pool.map(({ place, kind }) => [place, kind]))]
    .filter(([, kind]) => kind !== "budget" && (!isOwn || toldAfter.has(kind)))
    .toSorted(([a, kind], [b, other]) => rankOf(kind) - rankOf(other) || a - b);
  for (const least of [leastWorth.first, leastWorth.second]) {
    for (const [place, kind] of places) {
      const isSecond = least === leastWorth.second;
      const isTold = choice.chosen.some((each) => each.place === place);
      if (isSecond ? !toldTwice.has(kind) : isTold) continue;
      const worth = rankOf(kind) === orderOfChoosing.length ? leastWorth.other : least;
      choice.take(
        pool.filter((each) => each.place === place && each.value >= worth && !choice.has(each)).toSorted(byValue)[0],
      );
    }
  }
  if (choice.text === "") {
    const prompt = openPlace(missingFacts("summary", "", true)[0] ?? "a summary");
    return { text: fitsLimits(prompt, limits) ? prompt : "", opening: "" };
  }
  for (const { sentence } of [...says, ...choice.chosen]) used.add(sentence);
  return { text: choice.text, opening: choice.opening };
}

/** A summary, and the sentences of it and of those before it. */
export const summarizeJob = {
  name: "composeSummary",
  run(
    sources: readonly SummarySource[],
    limits: TextLimits,
    before: ReadonlySet<string>,
    passing: ReadonlySet<string>,
    told: Told = untold,
    begun = notBegun,
  ) {
    const used = new Set(before);
    return { ...composeSummary(sources, limits, used, passing, told, begun), used };
  },
};
