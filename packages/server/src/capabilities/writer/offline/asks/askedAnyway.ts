import { countWords } from "@grantwright/domain";
import type { SectionKind } from "../../../../kernel/text/sectionKind.ts";
import { inferSectionKind } from "../../inferSectionKind.ts";
import type { WriterInput, WriterSection } from "../../writer.ts";
import { hintsAt } from "./likeliest.ts";

/** What is forgotten so often, and looked for by so many readers, that it is asked for although the form leaves it open. */
const lookedFor: ReadonlySet<SectionKind> = new Set<SectionKind>(["sustainability", "stories"]);

/** Of fewer words nearly everything is still to be said, and what has to be comes first. */
const fewestWords = 60;

/**
 * Optional sections without a text that are asked for all the same, by id: where a long description says nothing that could be for them, and no file may.
 * Once there are drafted texts, somebody has left them empty.
 */
export function askedAnyway(
  { description, attachments, texts = {} }: WriterInput,
  sections: readonly WriterSection[],
  drafted: ReadonlyMap<string, string>,
  likely: (kind: SectionKind) => number,
): Set<string> {
  const isBegun = Object.values(texts).some((text) => text.trim() !== "");
  if (isBegun || attachments.length > 0 || countWords(description) < fewestWords) return new Set();
  const wanted = sections.filter(({ id, required, kind, title }) => {
    const own = kind ?? inferSectionKind(title);
    return !required && !drafted.has(id) && lookedFor.has(own) && likely(own) < hintsAt;
  });
  return new Set(wanted.map(({ id }) => id));
}
