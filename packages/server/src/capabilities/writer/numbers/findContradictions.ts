import { languageOf } from "@grantwright/domain/facts";
import type { Contradiction } from "./contradiction.ts";
import { checkAges } from "./checks/ages.ts";
import { checkBirths } from "./checks/births.ts";
import { checkFunding } from "./checks/funding.ts";
import { checkCountedTwice } from "./checks/countedTwice.ts";
import { checkRemaining } from "./checks/remaining.ts";
import { checkClosings } from "./checks/closings.ts";
import { checkShareOfCost } from "./checks/shareOfCost.ts";
import { checkCapacity } from "./checks/capacity.ts";
import { checkChanges } from "./checks/changes.ts";
import { checkReferences } from "./checks/countReferences.ts";
import { checkBoth } from "./checks/both.ts";
import { checkParticipants } from "./checks/participants.ts";
import { checkStatements } from "./checks/countStatements.ts";
import { checkBackwards, checkEndOfAll } from "./checks/backwards.ts";
import { checkDates } from "./checks/dates.ts";
import { checkNamedEnds } from "./checks/namedEnds.ts";
import { checkEvents } from "./checks/events.ts";
import { checkDurations } from "./checks/durations.ts";
import { checkLists } from "./checks/lists.ts";
import { checkOrder } from "./checks/order.ts";
import { checkOverlaps } from "./checks/overlaps.ts";
import { checkOpening, checkSequence } from "./checks/sequence.ts";
import { checkPayersAndGrant } from "./checks/payersAndGrant.ts";
import { checkPercentages } from "./checks/percentages.ts";
import { checkOwnMoney } from "./checks/ownMoney.ts";
import { checkProducts } from "./checks/products.ts";
import { checkRates } from "./checks/rates.ts";
import { checkRemoteShares } from "./checks/remoteShares.ts";
import { checkShares } from "./checks/shares.ts";
import { checkSlips } from "./checks/slips.ts";
import { checkSpokenProducts } from "./checks/spokenProducts.ts";
import { checkSurcharges } from "./checks/surcharges.ts";
import { checkRowProducts, checkToldProducts } from "./checks/toldProducts.ts";
import { checkToldPrices } from "./checks/toldPrices.ts";
import { checkToldLengths } from "./checks/toldLengths.ts";
import { checkToldGroups } from "./checks/toldGroups.ts";
import { checkRemainders, checkTables } from "./checks/tables.ts";
import { checkWordShares } from "./checks/wordShares.ts";
import { checkWeekdays } from "./checks/weekdays.ts";
import { yearOf } from "./months.ts";
import { headOf, nounBehind } from "./nouns.ts";
import { countsIn } from "./counts.ts";
import type { Found } from "./entry.ts";
import type { NumberPlace } from "./numberPlace.ts";
import { readFigures, type FigureSentence } from "./readFigures.ts";
import { readTimeline } from "./timeline.ts";

/** Entries of which no other names all places. */
function withoutRepeats(entries: readonly Contradiction[]): Contradiction[] {
  const keys = entries.map(({ places }) => new Set(places.map(({ placeId, start }) => `${placeId} ${start}`)));
  return entries.filter((_, at) =>
    keys.every((other, index) => {
      const isWithin = index !== at && [...keys[at]!].every((key) => other.has(key));
      return !isWithin || (other.size === keys[at]!.size && index > at);
    }),
  );
}

/** The numbers of a sentence that are said to be of something. */
const namedNumbers = (sentence: FigureSentence): Found[] =>
  sentence.figures
    .filter((figure) => figure.kind === "number" && nounBehind(figure, sentence) !== undefined)
    .map((figure) => ({ figure, sentence }));

/** Figures of some texts that cannot all be right. The same texts give the same list; it takes time in proportion to them. */
export function findContradictions(places: readonly NumberPlace[]): Contradiction[] {
  const usual = languageOf(places.map(({ text }) => text).join("\n"));
  const texts = places.map((place) => readFigures(place, usual));
  const all = texts.flat().flatMap(({ figures }) => figures);
  const described = texts
    .flat()
    .filter(({ place }) => place.kind === "description")
    .flatMap(namedNumbers);
  const entries = texts.flatMap((sentences) => [
    ...sentences.flatMap(checkProducts),
    ...sentences.flatMap((sentence, at) => checkSpokenProducts(sentence, sentences[at - 1])),
    ...checkToldProducts(sentences),
    ...sentences.flatMap(checkRowProducts),
    ...sentences.flatMap((sentence, at) => checkRates(sentence, sentences[at - 1])),
    ...checkShares(sentences, all, ({ figure, sentence }) => headOf(figure, sentence)),
    ...sentences.flatMap(checkChanges),
    ...checkSurcharges(sentences, all),
    ...checkPercentages(sentences),
    ...checkLists(sentences),
    ...checkOverlaps(sentences, described),
    ...checkTables(sentences),
    ...checkRemainders(sentences),
    ...sentences.flatMap(checkDurations),
    ...sentences.flatMap(checkBackwards),
  ]);
  // Files tell of other things as well: they are only held against themselves.
  const own = texts.filter((_, at) => places[at]?.kind !== "file");
  const sentences = own.flat();
  const timeline = readTimeline(sentences);
  const since = yearOf(timeline.starts[0]?.figure ?? {});
  const counts = sentences.flatMap((sentence) => countsIn(sentence, since));
  return withoutRepeats([
    ...entries,
    ...checkDates(timeline),
    ...checkEndOfAll(timeline),
    ...checkToldLengths(own),
    ...checkWeekdays(own),
    ...checkCapacity(own),
    ...own.flatMap((each) => checkRemaining(each, described)),
    ...own.flatMap((each) => checkToldGroups(each, described, all)),
    ...checkRemoteShares(sentences),
    ...checkWordShares(sentences),
    ...checkCountedTwice(sentences),
    ...checkSlips(sentences),
    ...checkEvents(sentences),
    ...checkNamedEnds(sentences),
    ...checkOrder(sentences, timeline),
    ...checkSequence(sentences),
    ...checkOpening(sentences),
    ...checkFunding(own),
    ...checkClosings(own),
    ...checkPayersAndGrant(own),
    ...checkToldPrices(own),
    ...checkOwnMoney(own),
    ...checkShareOfCost(own),
    ...checkAges(sentences),
    ...checkBirths(sentences),
    ...checkReferences(counts, sentences),
    ...checkStatements(counts, sentences),
    ...checkParticipants(counts, sentences),
    ...checkBoth(counts, sentences),
  ]);
}
