import { saysTheSame } from "./offline/summary/saysTheSame.ts";
import { fitsLimits, type TextLimits } from "./text/fitToLimits.ts";
import { flat } from "./text/flat.ts";
import { splitSentences } from "./text/splitSentences.ts";
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

/** An input without what stands in the form for auto sections: it says how they begin, and answers no other section. */
export function withoutBeginnings(input: WriterInput): WriterInput {
  const isAuto = new Set(input.template.sections.flatMap(({ id, auto }) => (auto ? [id] : [])));
  return { ...input, texts: Object.fromEntries(Object.entries(input.texts ?? {}).filter(([id]) => !isAuto.has(id))) };
}

/** What stands between a beginning and what follows: nothing is joined to an entry of a list or a row. */
export const behindBeginning = (beginning: string): string =>
  /(?:^|\n)(?:[-•*] [^\n]*|[^\n]*\t[^\n]*)$/u.test(beginning) ? "\n\n" : " ";

/** A text that was to begin so, without the sentences in which it says that in nearly these words. */
function without(beginning: string, text: string): string {
  const said = splitSentences(beginning.replace(/\s+/gu, " "));
  const isSaid = (sentence: string) =>
    said.some((each) => flat(each) === flat(sentence) || saysTheSame(each, sentence));
  const [first = "", ...lines] = text.split("\n");
  const sentences = splitSentences(first);
  while (sentences.length > 0 && isSaid(sentences[0]!)) sentences.shift();
  return [sentences.join(" "), ...lines].join("\n").trim();
}

/**
 * A text that begins as the form says, word for word. What passes its limits is cut from its end, by whole sentences, and never from the beginning.
 */
export function withBeginning(
  beginning: string,
  text: string,
  limits: TextLimits,
): { text: string; isTrimmed: boolean } {
  if (beginning === "" || text.startsWith(beginning)) return { text, isTrimmed: false };
  const rest = without(beginning, text);
  const whole = rest === "" ? beginning : `${beginning}${behindBeginning(beginning)}${rest}`;
  if (fitsLimits(whole, limits)) return { text: whole, isTrimmed: false };
  const trimmed = trimToLimits(whole, limits);
  return { text: trimmed.startsWith(beginning) ? trimmed : beginning, isTrimmed: true };
}
