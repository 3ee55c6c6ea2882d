import type { BodyOf, Schemas } from "@grantwright/api-client";
import { countWrittenWords } from "@grantwright/domain";

/** The texts of a draft inside the server: by the id of the section, none that is empty. */
export type DraftTexts = Readonly<Record<string, string>>;

/** The texts that a save names, the emptied ones too. Of a section named twice the last text counts. */
export function textsOfSave({
  draft,
  clearedFieldIds = [],
}: Pick<BodyOf<"saveDoc">, "draft" | "clearedFieldIds">): Map<string, string> {
  return new Map([
    ...clearedFieldIds.map((id) => [id, ""] as const),
    ...draft.map(({ id, userText }) => [id, userText] as const),
  ]);
}

/** The texts of a draft as the contract has them. */
export const draftOf = (texts: DraftTexts): Schemas["Document"]["draft"] =>
  Object.fromEntries(Object.entries(texts).map(([id, userText]) => [id, { id, userText }]));

/** What a field of the contract says of its section's text. */
export const fieldText = (text = ""): { value: string; wordCount: number } => ({
  value: text,
  wordCount: countWrittenWords(text),
});
