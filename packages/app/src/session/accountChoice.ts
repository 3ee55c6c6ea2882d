import { readStored, writeStored } from "../browser/storage.ts";

const key = "grantwright.accountChoice";

/** Whether this person had more than one account to work in when their accounts were listed last on this device. */
export const hadAccountChoice = (userId: string): boolean => readStored<string>(key) === userId;

/** Remembers whether this person has more than one account to work in. */
export function rememberAccountChoice(userId: string, hasChoice: boolean): void {
  if (hasChoice) writeStored(key, userId);
  else if (hadAccountChoice(userId)) writeStored(key, null);
}
