import { leewayOf, saysWorked, Terms, workedFrom, type Fact, type Worked } from "@grantwright/domain/facts";
import type { Asked, Known } from "./asked.ts";
import { byCalendar } from "./calendar.ts";
import { totalOf } from "./columnTotals.ts";
import { byCosts } from "./costTotals.ts";
import { scopesOf } from "./scopes.ts";
import type { SourceIndex } from "./sourceIndex.ts";
import type { SourceSentence } from "./sourceSentence.ts";

const mostTries = 400;

/** Of the figures like one, which share may follow from the same facts, in any sentence and in one that says itself that it was worked out. */
const mostChance = { plain: 0.25, said: 0.75 };

/** "Three quarters, 118 people" names its part itself: what is near three quarters of that is hardly met by chance. */
const ofOwn = { most: 0.4, distance: 1 };

/**
 * How a fact follows from what its sentence stands on, the nearest first: from the sentence itself and those before it, from each sentence of the
 * sources, from the paragraph or table around it, and from both together. A sum of money may take its parts from anywhere, as totals do.
 *
 * @param own the other facts of its sentence that are known.
 * @param base sentences of the sources that its own stands on.
 */
export function workOut(
  fact: Fact,
  own: Fact[],
  base: SourceSentence[],
  asked: Asked,
  index: SourceIndex,
  known: Known,
): Worked | undefined {
  const { text, sentence } = asked;
  const total = totalOf(fact, index.totals);
  if (total) return total;
  const isShareInWords = fact.kind === "percent" && !/\p{Nd}/u.test(fact.text);
  const most = saysWorked(sentence.text) ? mostChance.said : mostChance.plain;
  const leeway = leewayOf(fact, text);
  const said = [own, ...known.before.toReversed()].filter((group) => group.length > 0);
  const tried = workedFrom(fact, new Terms(said, own), leeway, { most, distance: 1 });
  if (tried) return tried;
  const scopes = scopesOf(fact.kind, base, index);
  for (const scope of scopes) {
    const worked = workedFrom(fact, scope.terms, leeway, { most, distance: scope.distance });
    if (worked) return worked;
  }
  const other = byCosts(fact, index) ?? byCalendar(fact, own, asked, index, known);
  if (other) return other;
  // What the text itself says beside it, with what the sources say there: "41 of them (77 %)", "which leaves 14,000". A text of any length
  // has a bounded number of those.
  for (const scope of said.length > 0 ? scopes : []) {
    if (known.tries >= mostTries) return undefined;
    known.tries += 1;
    const terms = new Terms([...said, ...scope.groups], fact.kind === "percent" ? own : said.flat());
    const doubt = isShareInWords && own.length > 0 ? ofOwn : { most, distance: scope.distance };
    const worked = workedFrom(fact, terms, leeway, doubt);
    if (worked) return worked;
  }
  return undefined;
}
