import { openPlacesOf } from "@grantwright/domain";
import { progressMessages } from "./progressMessages.ts";
import type { WriterReport, WriterSection } from "./writer.ts";

/** Tells how much an outline asks the person for, and in which of its sections; nothing where it asks for nothing. */
export async function tellOpenPlaces(
  sections: readonly Pick<WriterSection, "id" | "title">[],
  texts: ReadonlyMap<string, string>,
  { progress }: Pick<WriterReport, "progress">,
  percent = 80,
): Promise<void> {
  const asked = sections
    .map(({ id, title }) => ({ title, places: openPlacesOf(texts.get(id) ?? "").length }))
    .filter(({ places }) => places > 0);
  const all = asked.reduce((sum, { places }) => sum + places, 0);
  if (all > 0)
    await progress(
      percent,
      progressMessages.asksFor(
        all,
        asked.map(({ title }) => title),
      ),
    );
}
