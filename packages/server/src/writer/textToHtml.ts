import { splitPrompts } from "./text/addPrompts.ts";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text made safe to stand in HTML, in attributes too. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

const listItem = /^\s*- +(\S.*)$/;

/** A paragraph in its lines, or a list in its items. */
export type TextBlock = { kind: "paragraph" | "list"; lines: string[] };

function blocksOf(lines: string[]): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const line of lines) {
    const item = listItem.exec(line)?.[1];
    const kind = item === undefined ? "paragraph" : "list";
    const last = blocks.at(-1);
    const text = (item ?? line).trim();
    if (last?.kind === kind) last.lines.push(text);
    else blocks.push({ kind, lines: [text] });
  }
  return blocks;
}

/**
 * Plain text in its blocks, each group of them between blank lines: lines that begin with "- " make a list, others a
 * paragraph. No other markup is known. Control characters that HTML forbids are dropped.
 */
function groupsOf(text: string): TextBlock[][] {
  return (
    text
      .replace(/\r\n?/g, "\n")
      // oxlint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]/g, "")
      .split(/\n[^\S\n]*(?:\n[^\S\n]*)+/)
      .map((block) => block.split("\n").filter((line) => line.trim() !== ""))
      .filter((lines) => lines.length > 0)
      .map(blocksOf)
  );
}

/** Plain text in the paragraphs and lists that textToHtml makes of it. */
export const textToBlocks = (text: string): TextBlock[] => groupsOf(text).flat();

const lineToHtml = (line: string): string =>
  splitPrompts(line)
    .map(({ text, isPrompt }) => (isPrompt ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join("");

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
