import { withoutBeginnings } from "../../beginningOf.ts";
import type { ApartJob } from "../../../../kernel/apart/runApart.ts";
import { runApart } from "../../../../kernel/apart/runApart.ts";
import type { EditRequest, WriterInput } from "../../writer.ts";
import { inPlainWords, inShorterSentences, withoutFiller } from "../../edits/plain/plainer.ts";
import { answerTo, moreConcrete, writtenAnew } from "./fromMaterial.ts";
import { mergeNotes } from "./mergeNotes.ts";
import { shorten } from "./shorten.ts";

/** How much shorter a text becomes where nobody says to how many words. */
const usualShare = 0.8;

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).length;

function edited(input: WriterInput, request: EditRequest): string {
  const { task, text } = request;
  switch (task) {
    case "shorten":
      return shorten(text, request.words ?? Math.floor(wordsOf(text) * usualShare));
    case "plainer":
      return inShorterSentences(withoutFiller(inPlainWords(text)));
    case "concrete":
      return moreConcrete(input, request);
    case "answer":
      return answerTo(input, request);
    case "merge":
      return mergeNotes(text);
    case "rewrite":
      return writtenAnew(input, request);
  }
}

/** Makes a change by rules, from the person's own words. */
export const editJob: ApartJob<[WriterInput, EditRequest], string> = { name: "edit", run: edited };

/** A text as it would stand after a change that rules make; in a thread of its own where texts are long. */
export function editOffline(given: WriterInput, request: EditRequest): Promise<string> {
  const input = withoutBeginnings(given);
  const texts = [
    input.description,
    request.text,
    ...Object.values(input.texts ?? {}),
    ...input.attachments.map(({ text }) => text),
  ];
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  return runApart(editJob, characters, input, request);
}
