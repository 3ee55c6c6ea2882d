import type { Schemas } from "@grantwright/api-client";
import type { DraftChecks } from "../../../capabilities/writer/checks/draftChecks.ts";
import type { FigurePlace } from "../../../capabilities/writer/numbers/contradiction.ts";
import { mostDoubts } from "../../../capabilities/writer/offline/doubts.ts";
import { sayContradiction, sayPair } from "../../../capabilities/writer/offline/review/sayContradiction.ts";
import {
  descriptionPlace,
  type RequirementPlace,
} from "../../../capabilities/writer/requirements/result/requirement.ts";
import { requirementNote } from "../../../capabilities/writer/requirements/requirementNote.ts";
import type { WriterInput } from "../../../capabilities/writer/writer.ts";

/** How many of each are shown: whoever has more to mend begins with the first. */
const most = { numbers: 50, places: 12, quote: 400 };

/** What was found in a document as the contract has it; `settled` are the doubts that a person has settled. */
export function presentChecks(
  { template, attachments }: WriterInput,
  { numbers, requirements, criteria, doubts, pairs }: DraftChecks,
  settled: ReadonlySet<string>,
): Schemas["DocumentChecks"] {
  const titles = new Map([
    ...attachments.map(({ fileId, fileName }) => [fileId ?? fileName, fileName] as const),
    ...template.sections.map(({ id, title }) => [id, title] as const),
  ]);
  const place = (kind: Schemas["CheckPlace"]["kind"], { placeId, start, end, quote }: RequirementPlace) => ({
    kind,
    ...(kind !== "description" && { id: placeId }),
    title: kind === "description" ? "" : (titles.get(placeId) ?? ""),
    start,
    end,
    quote: quote.slice(0, most.quote).toWellFormed(),
  });
  const inDraft = (found: RequirementPlace) =>
    place(found.placeId === descriptionPlace ? "description" : "section", found);
  const nameOf = ({ kind, placeId }: FigurePlace) =>
    kind === "description" ? "your description" : (titles.get(placeId) ?? "");
  /** In a list beside the whole nothing stands "here": each place is named. */
  const nowhere: FigurePlace = { kind: "section", placeId: "", start: 0, end: 0, quote: "" };
  return {
    numbers: [
      ...numbers.slice(0, most.numbers).map((found) => ({
        kind: found.kind,
        what: found.what,
        places: found.places.slice(0, most.places).map((each) => place(each.kind, each)),
        ...(found.working !== undefined && { working: found.working }),
        text: sayContradiction(found, nowhere, nameOf),
      })),
      ...pairs.map(({ places: [there, here] }) => ({
        kind: "statements" as const,
        what: "",
        places: [place(there.kind, there), place(here.kind, here)],
        text: sayPair([there, here], nowhere, nameOf),
      })),
    ],
    requirements: requirements.map((check) => ({
      line: check.line,
      kind: check.kind,
      state: check.state,
      places: check.places.map(inDraft),
      text: requirementNote(check),
      ...(check.isByModel && { isByModel: true }),
    })),
    criteria: criteria.map(({ title, points, grade, earned, missing, isByModel }) => ({
      title,
      ...(points !== undefined && { points }),
      grade,
      ...(earned && { place: inDraft(earned) }),
      ...(missing !== undefined && { text: missing }),
      ...(isByModel && { isByModel }),
    })),
    doubts: doubts
      .filter(({ id }) => !settled.has(id))
      .slice(0, mostDoubts)
      .map(({ id, sectionId, why, elsewhere, instead, ...found }) => ({
        id,
        place: place("section", { placeId: sectionId, ...found }),
        why,
        elsewhere,
        ...(instead !== undefined && { instead }),
      })),
  };
}
