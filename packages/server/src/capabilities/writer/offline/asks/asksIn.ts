import type { Asks } from "./readAsks.ts";
import { shippedAsks } from "./shippedAsks.ts";

const { en } = shippedAsks;
if (!en) throw new Error("There are no prompts in English.");

/** What open places ask for in a language (BCP 47), in English where there is nothing for it. */
export const asksIn = (language: string): Asks => shippedAsks[language.slice(0, 2)] ?? en;
