import { promptsIn } from "../../../../components/documents/addPrompts.ts";

/** How many places in brackets ("[Add: how many people will be served]") still ask for something only the person knows. */
export const countPrompts = (texts: Readonly<Record<string, string>>): number =>
  Object.values(texts).reduce((count, text) => count + promptsIn(text).length, 0);
