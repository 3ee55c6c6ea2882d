import { countWords } from "@grantwright/ui";

/** What is in brackets for somebody to fill in: "[Add: how many people will be served]". */
const pattern = /\[Add:[^\]\n]{0,1000}\]/g;

/** The places of a text that still ask for something only the person knows, as they stand there. */
export const promptsIn = (text: string): string[] => text.match(pattern) ?? [];

/** The text in pieces, those in brackets at the odd places. */
export const splitAtPrompts = (text: string): string[] => text.split(/(\[Add:[^\]\n]{0,1000}\])/g);

/** How many words somebody has written: those in brackets are not. */
export const countWrittenWords = (text: string): number => countWords(text.replace(pattern, " "));
