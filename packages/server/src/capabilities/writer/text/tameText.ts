/** What steers how text is shown and is no text: controls but line breaks and tabs, bidirectional overrides and isolates, widths of nothing. */
const unseen =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u200B\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/g;

const tableRule = /^\s*\|?\s*:?-{3,}:?\s*(?:\|\s*:?-{3,}:?\s*){0,40}\|?\s*$/;
const headingSign = /^\s{0,3}#{1,6}\s+/;
const itemSign = /^(\s{0,8})[*+•]\s+/;
const ruler = /^\s*(?:\*\s*){3,}$|^\s*(?:_\s*){3,}$|^\s*-{3,}\s*$/;

function tameLine(line: string): string {
  const plain = line
    .replace(headingSign, "")
    .replace(itemSign, "- ")
    .replace(/!\[([^\]\n]{0,300})\]\([^)\s]{0,2000}\)/g, "$1")
    .replace(/\[([^\]\n]{1,300})\]\((https?:[^)\s]{1,2000})\)/g, "$1 ($2)")
    .replace(/\[([^\]\n]{1,300})\]\([^)\s]{0,2000}\)/g, "$1")
    .replace(/(\*\*|__)(?=\S)([^*_\n]{1,2000}?)\1/g, "$2")
    .replace(/(^|[\s(])[*_](?=\S)([^*_\n]{1,500}?)[*_](?=[\s.,;:!?)]|$)/g, "$1$2")
    .replace(/`([^`\n]{1,500})`/g, "$1");
  const isRow = /^\s*\|.*\|\s*$/.test(plain);
  return isRow
    ? plain
        .trim()
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim())
        .join("\t")
    : plain;
}

/**
 * A text of a writer's as plain text: without characters that nobody sees, and with Markdown's signs taken off or put in the form that texts
 * have here ("- " for an item). Words, numbers and open places stay.
 */
export function tameText(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(unseen, "")
    .split("\n")
    .filter((line) => !tableRule.test(line) && !ruler.test(line) && !/^\s*```/.test(line))
    .map(tameLine)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
