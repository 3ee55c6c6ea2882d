import type { Schemas } from "@grantwright/api-client";

/** How much of a message's HTML is looked at, in characters: more than a line of a list shows. */
const longest = 600;

/** The characters that have a name in HTML, as servers escape them. */
const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** A character by its name or number; a name that is not known stays as it stands. */
function characterOf(whole: string, name: string): string {
  if (!name.startsWith("#")) return named[name] ?? whole;
  const code = Number(name.replace(/^#x/i, "0x").replace(/^#/, ""));
  return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

/**
 * The first words of a message as plain text, for a line below its subject. Tags are gaps between words; one that was cut off at the
 * end is left out, and so is a character's name.
 */
export const openingOf = ({ content }: Pick<Schemas["Message"], "content">): string =>
  (content ?? "")
    .slice(0, longest)
    .replace(/<[^>]*>/g, " ")
    .replace(/(?:<|&)[^>;\s]*$/, "")
    .replace(/<[a-z/][^>]*$/i, "")
    .replace(/&(#?\w+);/g, characterOf)
    .replace(/\s+/g, " ")
    .trim();
