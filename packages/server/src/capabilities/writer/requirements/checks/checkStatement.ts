import { says, type DraftUnit } from "../draft/readDraft.ts";
import type { Requirement } from "../lines/readRequirement.ts";
import { decisive, forms, persons } from "../words/thingGroups.ts";
import { finding, type Finding, type Held } from "./finding.ts";
import { weighWords } from "./weighWords.ts";

/** What a word counts that stands elsewhere in the section and not in the sentence. */
const inSection = 0.4;

/** From which part of what a line speaks of a sentence answers it, and how many of its words have to stand in the sentence. */
const enough = { share: 0.6, things: 2 };

/** The same for a sentence that speaks of what only has to be spoken of. */
const enoughOfDecisive = { share: 0.2, things: 1 };

/** Two words that are rare in a draft come to so much, in nats; with this part of what a line speaks of they answer it. */
const rare = { weight: 4, share: 0.4 };

/** What has so much of the best sentence's weight is shown beside it. */
const beside = 0.6;

/** Holds what a line says against the sentence of a draft that has most of its rare words. */
function checkRareWords(requirement: Requirement, held: Held): Finding | undefined {
  const weighed = weighWords(requirement, held);
  const best = weighed.find(({ weight, share }) => weight >= rare.weight && share >= rare.share);
  if (!best) return undefined;
  const shown = weighed.filter(({ weight }) => weight >= best.weight * beside).map(({ unit }) => unit);
  return finding(true, shown, best.unit.text);
}

const isTelling = (name: string): boolean => !forms.has(name) && !persons.has(name);

/** Holds the known things of a line against those of each sentence. */
function checkThings(requirement: Requirement, held: Held): Finding | undefined {
  const { things, stems, language } = requirement;
  if (things.size + stems.size < enough.things || ![...things].some(isTelling)) return undefined;
  const isOneLanguage = language === held.language;
  const wanted = [...things, ...stems];
  const inPlace = new Map<string, Set<string>>();
  for (const unit of held.units) {
    const names = inPlace.get(unit.placeId) ?? new Set();
    for (const name of unit.names) names.add(name);
    if (isOneLanguage) for (const stem of unit.stems) names.add(stem);
    inPlace.set(unit.placeId, names);
  }
  let best: { unit: DraftUnit; share: number } | undefined;
  for (const unit of held.units) {
    const { names } = unit;
    if (![...things].some((name) => isTelling(name) && names.has(name)) || says(unit, ["hopes"])) continue;
    const own = wanted.filter((name) => names.has(name) || (isOneLanguage && unit.stems.has(name)));
    const near = wanted.filter((name) => !own.includes(name) && inPlace.get(unit.placeId)!.has(name));
    const share = (own.length + near.length * inSection) / wanted.length;
    const isSaid =
      [...things].filter(isTelling).every((name) => !decisive.has(name) || names.has(name)) &&
      [...things].some((name) => decisive.has(name));
    const needed = isSaid && !says(unit, ["wants"]) ? enoughOfDecisive : enough;
    if (share >= needed.share && own.length >= needed.things && share > (best?.share ?? 0)) best = { unit, share };
  }
  return best && finding(true, [best.unit], best.unit.text);
}

/** Holds what a line says in words against the sentences of a draft: one that speaks of nearly all of it, and hopes nothing, shows it. */
export function checkStatement(requirement: Requirement, held: Held): Finding | undefined {
  if (requirement.bounds.length > 0) return undefined;
  return checkThings(requirement, held) ?? checkRareWords(requirement, held);
}
