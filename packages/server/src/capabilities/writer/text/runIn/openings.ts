import type { SectionKind } from "../../../../kernel/text/sectionKind.ts";
import { inferSectionKind } from "../../inferSectionKind.ts";
import { betweenCells } from "../cellsOf.ts";
import { shippedRunIn } from "./shippedRunIn.ts";

/** Where a language has no such words. */
const nothing = "(?!)";

const anyOf = (words: readonly string[]) =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("|") || nothing;

const openings = new Map(
  Object.entries(shippedRunIn).map(([language, { connections, keeps, labels }]) => [
    language,
    {
      connection: new RegExp(`^(?!(?:${anyOf(keeps)})(?![\\p{L}’']))(?:${anyOf(connections)})(?:,|(?=\\s))\\s*`, "iu"),
      label: new RegExp(`^(?:${anyOf(labels)}):\\s*`, "iu"),
    },
  ]),
);

const openingsOf = (language: string) => openings.get(language.slice(0, 2));

/** So much has to be left to be a sentence. */
const fewest = 3;

const wordsIn = (text: string) => text.split(/\s+/u).length;

/** A sentence without the word that leads on to it from another one ("And", "So"), in the language (BCP 47) of the text. Its first letter stays as it was. */
export function withoutConnection(sentence: string, language: string): string {
  const connection = openingsOf(language)?.connection;
  // The first cell of a row is no word that leads on.
  const left = connection && !betweenCells.test(sentence) ? sentence.replace(connection, "") : sentence;
  return wordsIn(left) < fewest ? sentence : left;
}

const anyLabel = /^(\p{Lu}\p{L}*(?: \p{L}+){0,2}):\s+(?=\S)/u;

/** A sentence without a label that says nothing ("Idea:"), or only what a section of the kind is for. */
export function withoutLabel(sentence: string, language: string, kind?: SectionKind): string {
  const label = openingsOf(language)?.label;
  const named = anyLabel.exec(sentence);
  const says = named ? inferSectionKind(named[1]!) : "other";
  const bare = says !== "other" && says === kind ? sentence.slice(named![0].length) : sentence;
  const left = label ? bare.replace(label, "") : bare;
  return wordsIn(left) < fewest ? sentence : left;
}
