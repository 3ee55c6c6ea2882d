import { affinity } from "../src/capabilities/writer/offline/affinity.ts";
import { heldOutTexts } from "../src/capabilities/writer/offline/labelledSentences.fixture.ts";
import { stemsOf } from "../src/capabilities/writer/receipts/stems.ts";
import type { Writer } from "../src/capabilities/writer/writer.ts";
import { inputOf, outlineOf, sections } from "./writing.ts";

/** How many labelled sentences stand where they belong. */
export interface PlacementCounts {
  sentences: number;
  right: number;
}

/** The section whose text has most of a sentence's content words, where that is more than half of them. */
function placeOf(sentence: string, outline: Record<string, string>): string | undefined {
  const stems = [...stemsOf(sentence)];
  const shares = sections.map(({ id }) => {
    const own = stemsOf(outline[id] ?? "");
    return { id, share: stems.filter((stem) => own.has(stem)).length / Math.max(1, stems.length) };
  });
  const best = shares.reduce((one, other) => (other.share > one.share ? other : one));
  return best.share > 0.5 ? best.id : undefined;
}

/** Outlines descriptions on which no rule was made, and looks where their sentences stand. */
export async function measurePlacement(writer: Writer): Promise<PlacementCounts> {
  const counts: PlacementCounts = { sentences: 0, right: 0 };
  const asked = sections.filter(({ auto }) => !auto);
  for (const { paragraphs } of heldOutTexts) {
    const description = paragraphs.map((part) => part.map(({ text }) => text).join(" ")).join("\n\n");
    const outline: Record<string, string> = await outlineOf(writer, inputOf(description, [])).catch(() => ({}));
    for (const { text, kind, or = [] } of paragraphs.flat()) {
      const kinds = [kind, ...or];
      const given = asked.find(({ id }) => id === placeOf(text, outline))?.kind ?? "other";
      const best = Math.max(
        ...kinds.flatMap((each) => asked.map((section) => affinity(each, section.kind ?? "other"))),
      );
      counts.sentences += 1;
      counts.right += Number(kinds.some((each) => [best, 1].includes(affinity(each, given))));
    }
  }
  return counts;
}
