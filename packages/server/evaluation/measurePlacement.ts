import type { SectionKind } from "../src/kernel/text/sectionKind.ts";
import { affinity } from "../src/capabilities/writer/offline/affinity.ts";
import { isSectionKind } from "../src/capabilities/writer/placement/unitKinds.ts";
import { stemsOf } from "../src/capabilities/writer/receipts/stems.ts";
import type { Writer } from "../src/capabilities/writer/writer.ts";
import {
  openPlacementTexts,
  readPlacementTexts,
  type LabelledUnit,
  type PlacementText,
} from "../training/placementTexts.ts";
import { inputOf, outlineOf, sections } from "./writing.ts";

/** How many labelled units stand where they belong. */
export interface PlacementCounts {
  units: number;
  right: number;
}

/** As what a text was written or said. */
export type PlacementGroup = "English" | "other languages" | "dictation";

/** On `open` the model was trained; what is sealed is only ever scored. Of the hands of `fresh-sealed` it has seen nothing at all. */
export type PlacementPart = "open" | "sealed" | "later-sealed" | "fresh-sealed" | "everyday-sealed";

/** The descriptions of a part. */
export const placementTexts = (part: PlacementPart): PlacementText[] =>
  part === "open" ? openPlacementTexts() : readPlacementTexts(new URL(`placement/${part}/`, import.meta.url));

const groupOf = ({ register, language }: PlacementText): PlacementGroup =>
  register === "dictation" ? "dictation" : language === "en" ? "English" : "other languages";

const inLines: ReadonlySet<string> = new Set(["list", "table", "notes"]);

/** A text as its person would have typed, pasted or dictated it; what is in lines by its register. */
export function descriptionOf({ register, paragraphs }: PlacementText, lines: ReadonlySet<string> = inLines): string {
  const words = paragraphs.map((units) => units.map(({ text }) => text));
  if (register === "dictation") return words.flat().join(" ");
  return words.map((paragraph) => paragraph.join(lines.has(register) ? "\n" : " ")).join("\n\n");
}

const asked = sections.filter(({ auto }) => !auto);

/** The kinds of the sections whose text has most of a unit's content words, where that is more than half of them: it may stand in two. */
function placesOf(stems: readonly string[], outline: Record<string, string>) {
  const shares = asked.map(({ id, kind = "other" }) => {
    const own = stemsOf(outline[id] ?? "");
    return { kind, share: stems.filter((stem) => own.has(stem)).length / stems.length };
  });
  const best = Math.max(...shares.map(({ share }) => share));
  return best > 0.5 ? shares.filter(({ share }) => share === best).map(({ kind }) => kind) : [];
}

/** The section of the general form by its id. */
export const kindOfSection = (id: string): SectionKind => asked.find((section) => section.id === id)?.kind ?? "other";

/** Whether no section of the form suits a unit better than one of a kind. */
export function isRight({ kind, or = [], also = [] }: LabelledUnit, given: readonly SectionKind[]): boolean {
  const kinds = [kind, ...or, ...also].filter(isSectionKind);
  const best = Math.max(...kinds.flatMap((each) => asked.map((section) => affinity(each, section.kind ?? "other"))));
  return given.some((place) => kinds.some((each) => [best, 1].includes(affinity(each, place))));
}

/** Outlines descriptions, and looks where their units stand. */
export async function measurePlacement(
  writer: Writer,
  texts: readonly PlacementText[],
): Promise<Map<PlacementGroup, PlacementCounts>> {
  const counts = new Map<PlacementGroup, PlacementCounts>();
  for (const text of texts) {
    const outline: Record<string, string> = await outlineOf(writer, inputOf(descriptionOf(text), [])).catch(() => ({}));
    for (const unit of text.paragraphs.flat()) {
      const stems = [...stemsOf(unit.text)];
      if (!isSectionKind(unit.kind) || stems.length === 0) continue;
      const { units, right } = counts.get(groupOf(text)) ?? { units: 0, right: 0 };
      counts.set(groupOf(text), { units: units + 1, right: right + Number(isRight(unit, placesOf(stems, outline))) });
    }
  }
  return counts;
}
