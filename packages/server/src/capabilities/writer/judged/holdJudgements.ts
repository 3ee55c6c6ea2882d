import { runApart, type ApartJob } from "../../../kernel/apart/runApart.ts";
import { contradictionTexts, type ContradictionText } from "../quotedPairs/contradictionTexts.ts";
import { passagesIn } from "../quotedPairs/findPassages.ts";
import type { QuotedPlace, WriterInput } from "../writer.ts";
import { askedOfModel, criterionKey } from "./askedOf.ts";
import type { Judgement, Judgements } from "./judgement.ts";

/** What a model says of the line that was sent as "r1", or the criterion that was sent as "c1"; nothing of it has been looked at yet. */
export interface NamedJudgement<Says extends string> {
  id: string;
  says: Says;
  /** The short name of the text in which the quote stands. */
  section: string;
  quote: string;
}

/** All that a model says. */
export interface NamedJudgements {
  requirements: NamedJudgement<Judgements["requirements"][number]["says"]>[];
  criteria: NamedJudgement<Judgements["criteria"][number]["says"]>[];
}

/** A passage that is longer shows no single thing, in characters; one with fewer letters and digits shows anything. */
const quoted = { most: 600, least: 6, leastUnspaced: 3 };

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Whether words say enough to show something. */
function areTelling(quote: string): boolean {
  const signs = quote.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return signs >= (unspaced.test(quote) ? quoted.leastUnspaced : quoted.least);
}

/** An open place within words, as it is blanked. */
const gap = /\s{4}/u;

/** Makes a search for quotes in the texts that they name, word for word. Each text is read once, where it is needed. */
function readerOf(texts: readonly ContradictionText[]): (section: string, quote: string) => QuotedPlace | undefined {
  const readers = new Map<string, ReturnType<typeof passagesIn>>();
  return (section, quote) => {
    const key = section.split(":")[0]?.trim().toLowerCase();
    const text = texts.find((each) => each.key === key);
    if (!text || quote.length > quoted.most || !areTelling(quote)) return undefined;
    const read = readers.get(text.key) ?? passagesIn(text.place.text, 1);
    readers.set(text.key, read);
    const [found] = read(quote);
    const words = found && text.place.text.slice(found.start, found.end);
    if (words === undefined || gap.test(words)) return undefined;
    return { ...(text.place.kind === "section" && { sectionId: text.place.id }), quote: words };
  };
}

/** What is shown by words; what is not told, or can be told by no draft, needs none. */
const needsWords: ReadonlySet<string> = new Set(["met", "broken", "strong", "weak"]);

/** What is said of each line, known by its sign and its number: of several the first that holds. */
function held<Says extends string>(
  named: readonly NamedJudgement<Says>[],
  asked: readonly string[],
  sign: "r" | "c",
  find: ReturnType<typeof readerOf>,
): Judgement<Says>[] {
  const own = new RegExp(`^\\s*${sign}?(\\d+)\\s*$`, "iu");
  const found = new Map<number, Judgement<Says>>();
  for (const { id, says, section, quote } of named.slice(0, asked.length * 2)) {
    const number = Number(own.exec(id)?.[1]);
    const line = asked[number - 1];
    if (line === undefined || found.has(number)) continue;
    const place = needsWords.has(says) ? find(section, quote) : undefined;
    if (place || !needsWords.has(says)) found.set(number, { asked: line, says, ...(place && { place }) });
  }
  return asked.flatMap((_line, at) => found.get(at + 1) ?? []);
}

function holdAll(input: WriterInput, { requirements, criteria }: NamedJudgements): Judgements {
  const find = readerOf(contradictionTexts(input));
  const asked = askedOfModel(input);
  return {
    requirements: held(requirements, asked.requirements, "r", find),
    criteria: held(criteria, asked.criteria.map(criterionKey), "c", find),
  };
}

/** As holdJudgements, for a thread of its own. */
export const holdJudgementsJob: ApartJob<[WriterInput, NamedJudgements], Judgements> = {
  name: "holdJudgements",
  run: holdAll,
};

/**
 * Of what a model says of a draft, what the draft bears out: the words that show it stand in the text that is named. Each line once. In a thread of its own where
 * the texts are long.
 */
export function holdJudgements(input: WriterInput, named: NamedJudgements): Promise<Judgements> {
  const characters = contradictionTexts(input).reduce((sum, { place }) => sum + place.text.length, 0);
  return runApart(holdJudgementsJob, characters, input, named);
}
