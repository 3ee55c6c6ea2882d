import { createOfflineWriter } from "../src/capabilities/writer/offline/createOfflineWriter.ts";
import { findDoubts, mostDoubts } from "../src/capabilities/writer/offline/doubts.ts";
import { isSectionKind } from "../src/capabilities/writer/placement/unitKinds.ts";
import { flat } from "../src/capabilities/writer/text/flat.ts";
import { descriptionOf, isRight, kindOfSection, placementTexts, type PlacementPart } from "./measurePlacement.ts";
import { inputOf, outlineOf } from "./writing.ts";

/** What people would be asked about the outlines of some descriptions, by what their sentences are labelled as. */
export interface DoubtCounts {
  texts: number;
  /** Sentences that somebody is asked about. */
  doubts: number;
  /** Of those, the ones that stand in the wrong section. */
  wrong: number;
  /** Of those, the ones for which what is offered first is right, and anything that is offered at once. */
  first: number;
  offered: number;
}

/** Outlines the descriptions of a part and counts what is doubted. Sentences that are labelled as nothing for a section are wrong wherever they stand. */
export async function measureDoubts(part: PlacementPart): Promise<DoubtCounts> {
  const counts: DoubtCounts = { texts: 0, doubts: 0, wrong: 0, first: 0, offered: 0 };
  const writer = createOfflineWriter();
  for (const text of placementTexts(part)) {
    const input = inputOf(descriptionOf(text), []);
    const texts: Record<string, string> = await outlineOf(writer, input).catch(() => ({}));
    const drafted = Object.fromEntries(Object.entries(texts).map(([id, own]) => [id, { by: writer.kind, text: own }]));
    const units = text.paragraphs.flat();
    counts.texts += 1;
    for (const { sectionId, quote, why, elsewhere } of findDoubts({ ...input, texts, drafted }).slice(0, mostDoubts)) {
      const unit = units.find((each) => flat(quote).includes(flat(each.text)));
      if (!unit) continue;
      counts.doubts += 1;
      const suits = (id: string) => isSectionKind(unit.kind) && isRight(unit, [kindOfSection(id)]);
      if (suits(sectionId)) continue;
      counts.wrong += 1;
      // What stands twice is taken out, and what is said in passing left out.
      const isOut = why === "twice" || (why === "passing" && !isSectionKind(unit.kind));
      counts.first += Number(isOut || (why === "place" && elsewhere.slice(0, 1).some(suits)));
      counts.offered += Number(isOut || elsewhere.some(suits));
    }
  }
  return counts;
}
