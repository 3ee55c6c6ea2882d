import { languageOf, readFacts, type Fact } from "@grantwright/domain/facts";
import type { Receipt } from "../../../kernel/db/values.ts";

/** What a sentence has from a passage of a file. */
export interface Pointer {
  fileId: string;
  /** Where in the file's text it leads to. */
  start: number;
  /** Whether the sentence is the whole passage. */
  isWhole: boolean;
  /** The facts of the sentence that the passage states. */
  facts: readonly Fact[];
}

/** A sentence with what it has from files. */
export interface PointingSentence {
  start: number;
  end: number;
  pointers: Pointer[];
}

/** What the texts of a form have from files, by field id. */
export type PointingForm = ReadonlyMap<string, readonly PointingSentence[]>;

/**
 * What the sentences of a text have from files, by their receipts. What they have from the form is traced on to what the form has from
 * files: whoever puts a line of a file into the form used that file.
 */
export function pointersOf(
  text: string,
  receipts: readonly Receipt[],
  form: PointingForm = new Map(),
): PointingSentence[] {
  const facts = new Map(readFacts(text, languageOf(text)).map((fact) => [fact.start, fact]));
  return receipts.map(({ start, end, match, sources, facts: marked }) => {
    const isWhole = match === "same";
    const pointers = sources.flatMap((source, index): Pointer[] => {
      const stated = marked
        .filter((fact) => fact.found === "stated" && fact.source === index)
        .flatMap((fact) => facts.get(fact.start) ?? []);
      if (source.kind === "file" && source.fileId !== undefined)
        return [{ fileId: source.fileId, start: source.start, isWhole, facts: stated }];
      const sentences = (source.kind === "input" && form.get(source.fieldId ?? "")) || [];
      return sentences
        .filter((sentence) => sentence.start < source.end && sentence.end > source.start)
        .flatMap((sentence) => sentence.pointers)
        .map((pointer) => (isWhole ? pointer : { ...pointer, isWhole, facts: stated }));
    });
    return { start, end, pointers };
  });
}
