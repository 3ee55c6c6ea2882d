import { fitsLimits, type TextLimits } from "./text/fitToLimits.ts";
import { trimToLimits } from "./text/trimToLimits.ts";
import type { WriterInput, WriterSection } from "./writer.ts";

/** How a section begins that is composed of the others. */
export interface Beginning {
  /** As it stands in the form; empty where nothing does. */
  text: string;
  /** The person wrote it, and not a writer. */
  isOwn: boolean;
}

/** How an auto section is to begin: what stands in the form for it. */
export function beginningOf({ texts = {}, drafted = {} }: WriterInput, { id }: Pick<WriterSection, "id">): Beginning {
  const text = (texts[id] ?? "").trim();
  return { text, isOwn: text !== "" && text !== drafted[id]?.text.trim() };
}

/** A text that begins as the form says, within its limits: what is too long is cut from its end, by whole sentences. */
export function withBeginning(beginning: string, text: string, limits: TextLimits): string {
  if (beginning === "" || text.startsWith(beginning)) return text;
  const whole = `${beginning} ${text}`;
  return fitsLimits(whole, limits) ? whole : trimToLimits(whole, limits) || beginning;
}
