import { readStored, writeStored } from "../browser/storage.ts";

const key = "grantwright.accountChoice";

/** Whether this person had more than one account to work in when their accounts were listed last on this device. */
export const hadAccountChoice = (userId: string): boolean => readStored<string>(key) === userId;

/** Remembers whether this person has more than one account to work in; nothing as long as their accounts are not known. */
export function rememberAccountChoice(userId: string, accounts: readonly unknown[] | undefined): void {
  if (!accounts) return;
  if (accounts.length > 1) writeStored(key, userId);
  else if (hadAccountChoice(userId)) writeStored(key, null);
}
