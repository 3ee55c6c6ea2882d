import { readStored, writeStored } from "../browser/storage.ts";

const key = "grantwright.accountChoice";

/** Whether this person has worked in a team on this device: they have more than one account. */
export const hadAccountChoice = (userId: string): boolean => readStored<string>(key) === userId;

/** Remembers that this person works in a team. */
export const rememberAccountChoice = (userId: string): boolean => writeStored(key, userId);
