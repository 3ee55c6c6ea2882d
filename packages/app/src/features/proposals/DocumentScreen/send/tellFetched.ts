import { showToast } from "@grantwright/ui";
import { copy } from "../document.copy.ts";
import { sendCopy } from "./send.copy.ts";

/** A nod for a file that the browser has begun to fetch, from its address. */
export function tellFetched(address: string): void {
  const format = /[?&]format=pdf\b/.test(address) ? copy.pdf : copy.word;
  showToast({ title: sendCopy.fetched(format), description: sendCopy.fetchedText });
}
