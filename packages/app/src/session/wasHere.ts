import { readStored, writeStored } from "../browser/storage.ts";

const key = "grantwright.wasSignedIn";

/** Whether somebody was signed in when this device was used last: what to show until it is known. */
export const wasHere = (): boolean => readStored<boolean>(key) === true;

/** Remembers whether somebody is. */
export const rememberHere = (isHere: boolean): boolean => writeStored(key, isHere);
