import type { upload } from "../../kernel/db/schema.ts";

const notReadable = "Kept with the draft. The writer cannot read this kind of file.";

/** Why an attached file was not read, or only in part, as the contract has it; nothing for one that was read. */
export function attachmentNote({ isReadable, note }: Pick<typeof upload.$inferSelect, "isReadable" | "note">): {
  note?: string;
} {
  const found = isReadable ? note : notReadable;
  return found === null ? {} : { note: found };
}
