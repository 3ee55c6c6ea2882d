import { foldWord } from "@grantwright/domain/facts";

/** The letters and digits of a sentence, in small letters: what is the same however it was set. */
export const keyOf = (text: string): string => (text.match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? []).map(foldWord).join(" ");
