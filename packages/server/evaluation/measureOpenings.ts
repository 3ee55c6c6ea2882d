import { stemsOf } from "../src/capabilities/writer/receipts/stems.ts";
import { splitSentences } from "../src/capabilities/writer/text/splitSentences.ts";
import type { Writer } from "../src/capabilities/writer/writer.ts";
import type { LabelledUnit, PlacementText } from "../training/placementTexts.ts";
import { descriptionOf } from "./measurePlacement.ts";
import { sections, writeAll } from "./writing.ts";

/** How many summaries begin by saying what is wanted, of the descriptions that say it. */
export interface OpeningCounts {
  texts: number;
  right: number;
}

/** What says what is wanted, by its labels. */
const telling: ReadonlySet<string> = new Set(["summary", "description", "objectives"]);

const isTelling = ({ kind, or = [], also = [] }: LabelledUnit): boolean =>
  [kind, ...or, ...also].some((each) => telling.has(each));

/** Each message of a chat is one, too. */
const inLines: ReadonlySet<string> = new Set(["list", "table", "notes", "chat"]);

/** The unit that a sentence was made of: which has most words in common with it. */
function unitOf(sentence: string, units: readonly LabelledUnit[]): LabelledUnit | undefined {
  const own = stemsOf(sentence);
  const likeness = ({ text }: LabelledUnit) => {
    const stems = [...stemsOf(text)];
    return stems.filter((stem) => own.has(stem)).length / Math.max(1, stems.length, own.size);
  };
  return units.toSorted((a, b) => likeness(b) - likeness(a))[0];
}

/** Writes a proposal of each description, and looks how its summary begins. Reports are left out: they tell what was done. */
export async function measureOpenings(writer: Writer, texts: readonly PlacementText[]): Promise<OpeningCounts> {
  const counts: OpeningCounts = { texts: 0, right: 0 };
  const { id } = sections.find(({ kind }) => kind === "summary")!;
  for (const text of texts) {
    const units = text.paragraphs.flat();
    if (text.register === "report" || !units.some(isTelling)) continue;
    const { proposal } = await writeAll(writer, descriptionOf(text, inLines), []);
    const summary = proposal.find(({ sectionId }) => sectionId === id)?.text ?? "";
    const unit = unitOf(splitSentences(summary)[0] ?? "", units);
    counts.texts += 1;
    counts.right += Number(unit !== undefined && isTelling(unit));
  }
  return counts;
}
