import { contradictionTexts, type ContradictionText } from "../quotedPairs/contradictionTexts.ts";
import { passagesIn } from "../quotedPairs/findPassages.ts";
import type { QuotedPlace, WriterInput } from "../writer.ts";
import { askedOf } from "./askedOf.ts";
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

/** A passage that is longer shows no single thing, in characters. */
const longestQuote = 600;

/** Where a quote stands in the text that is named, word for word; undefined where it does not. */
function placeIn(texts: readonly ContradictionText[], section: string, quote: string): QuotedPlace | undefined {
  const key = section.split(":")[0]?.trim().toLowerCase();
  const text = texts.find((each) => each.key === key);
  if (!text || quote.length > longestQuote) return undefined;
  const [found] = passagesIn(text.place.text, 1)(quote);
  if (!found) return undefined;
  return {
    ...(text.place.kind === "section" && { sectionId: text.place.id }),
    quote: text.place.text.slice(found.start, found.end),
  };
}

/** What is shown by words; what is not told, or can be told by no draft, needs none. */
const needsWords: ReadonlySet<string> = new Set(["met", "broken", "strong", "weak"]);

function held<Says extends string>(
  named: readonly NamedJudgement<Says>[],
  asked: readonly string[],
  texts: readonly ContradictionText[],
): Judgement<Says>[] {
  const said = new Map(named.map((each) => [Number(/\d+/u.exec(each.id)?.[0]), each]));
  return asked.flatMap((line, at) => {
    const one = said.get(at + 1);
    if (!one) return [];
    if (!needsWords.has(one.says)) return [{ asked: line, says: one.says }];
    const place = placeIn(texts, one.section, one.quote);
    return place ? [{ asked: line, says: one.says, place }] : [];
  });
}

/** Of what a model says of a draft, what the draft bears out: the words that show it stand in the text that is named. Each line once. */
export function holdJudgements(input: WriterInput, { requirements, criteria }: NamedJudgements): Judgements {
  const texts = contradictionTexts(input);
  const asked = askedOf(input);
  return {
    requirements: held(requirements, asked.requirements, texts),
    criteria: held(
      criteria,
      asked.criteria.map(({ title }) => title),
      texts,
    ),
  };
}
