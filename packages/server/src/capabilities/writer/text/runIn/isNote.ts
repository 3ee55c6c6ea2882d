import { shippedRunIn } from "./shippedRunIn.ts";

const notes = new RegExp(
  `^[\\s*(\\[→–-]*(?:(?:nb|ps|p\\.s\\.|note)[:.]?\\s+)?(?:${Object.values(shippedRunIn)
    .flatMap((each) => each.notes)
    .join("|")})`,
  "iu",
);

/** Whether a sentence begins as what is said to whoever helps, or as a note for oneself. */
export const isNote = (text: string): boolean => notes.test(text);
