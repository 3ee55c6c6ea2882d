import { descriptionPlace } from "../result/requirement.ts";
import type { DraftUnit } from "../draft/readDraft.ts";
import type { Requirement } from "../lines/readRequirement.ts";
import { finding, type Finding, type Held } from "./finding.ts";
import { stemsOf } from "../../receipts/stems.ts";
import { forms, persons } from "../words/thingGroups.ts";

/** Whether a sentence speaks of who applies: in the description, or in the section that presents them, which is the first where no title says so. */
function isOfApplicant(unit: DraftUnit, first: string | undefined): boolean {
  if (unit.placeId === descriptionPlace || unit.placeId === first) return true;
  return unit.sectionKinds.has("organization") || unit.sectionKinds.has("team");
}

/** Names of places in a line: without the word that begins it. */
const placesIn = ({ facts }: Requirement): string[] =>
  facts
    .filter(({ kind, start }) => kind === "name" && start > 0)
    .flatMap(({ text }) => text.split(/\s*,\s*|\s+(?:or|and|o|y|ou|et|oder|und|e|of|en|i|lub)\s+/u));

/** A line with more words besides asks for something else too. */
const mostOthers = 1;

/** Holds who may apply, and where, against what a draft says of the applicant. */
export function checkEligibility(requirement: Requirement, { units }: Held): Finding | undefined {
  const first = units.find(({ placeId }) => placeId !== descriptionPlace)?.placeId;
  const own = units.filter((unit) => isOfApplicant(unit, first));
  const wanted = [...requirement.things].filter((name) => forms.has(name));
  const places = placesIn(requirement);
  const isOfPlace = (unit: DraftUnit) => places.some((place) => unit.text.includes(place));
  const isOfForm = (unit: DraftUnit) => unit.things.some(({ name }) => wanted.includes(name));
  const placed_ = stemsOf(places.join(" "));
  const others = [...requirement.stems].filter((stem) => !placed_.has(stem)).length;
  if ((wanted.length === 0 && places.length === 0) || others > mostOthers) return undefined;
  if ([...requirement.things].some((name) => !forms.has(name) && !persons.has(name) && name !== "accredited"))
    return undefined;
  const placed = own.filter(isOfPlace);
  const formed = own.filter(isOfForm);
  if (places.length > 0 && !placed[0]) return undefined;
  if (wanted.length > 0 && !formed[0]) return undefined;
  const both = own.filter(
    (unit) => (places.length === 0 || isOfPlace(unit)) && (wanted.length === 0 || isOfForm(unit)),
  );
  const shown = both.length > 0 ? both : [...formed, ...placed];
  return finding(true, shown, shown[0]!.text);
}
