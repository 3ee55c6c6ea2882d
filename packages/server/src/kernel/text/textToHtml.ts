import { blocksOf, piecesOf, withoutControls } from "@grantwright/domain";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text made safe to stand in HTML, in attributes too. */
export function escapeHtml(text: string): string {
  // Most texts have none, and are not copied.
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (character) => entities[character] ?? character) : text;
}

/** A paragraph in its lines, or a list in its items. */
export type TextBlock = { kind: "paragraph" | "list"; lines: string[] };

/** Plain text in its blocks, each group of them between blank lines, without the control characters that HTML forbids. */
const groupsOf = (text: string): TextBlock[][] =>
  blocksOf(text).map((group) =>
    group.map(({ kind, lines }) => ({
      kind,
      lines: lines.map(({ start, end }) => withoutControls(text.slice(start, end)).trim()),
    })),
  );

/** Plain text in the paragraphs and lists that textToHtml makes of it. */
export const textToBlocks = (text: string): TextBlock[] => groupsOf(text).flat();

const lineToHtml = (line: string): string =>
  line.includes("[")
    ? piecesOf(line)
        .map(({ text, isOpen }) => (isOpen ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
        .join("")
    : escapeHtml(line);

const blockToHtml = ({ kind, lines }: TextBlock): string =>
  kind === "paragraph"
    ? `<p>${lines.map(lineToHtml).join("<br>")}</p>`
    : `<ul>${lines.map((item) => `<li>${lineToHtml(item)}</li>`).join("")}</ul>`;

/**
 * Plain text as HTML that is safe to show: everything is escaped, a blank line makes a paragraph, a single line break a
 * `<br>`, lines that begin with "- " a list, and what is in brackets for somebody to fill in is marked. No other markup is known.
 * Control characters that HTML forbids are dropped.
 */
export const textToHtml = (text: string): string =>
  groupsOf(text)
    .map((blocks) => blocks.map(blockToHtml).join(""))
    .join("\n");
