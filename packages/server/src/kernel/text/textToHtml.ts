import { piecesOf } from "@grantwright/domain";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text made safe to stand in HTML, in attributes too. */
export function escapeHtml(text: string): string {
  // Most texts have none, and are not copied.
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (character) => entities[character] ?? character) : text;
}

const listItem = /^- +(\S.*)$/;

/** A paragraph in its lines, or a list in its items. */
export type TextBlock = { kind: "paragraph" | "list"; lines: string[] };

/**
 * Plain text in its blocks, each group of them between blank lines: lines that begin with "- " make a list, others a
 * paragraph. No other markup is known. Control characters that HTML forbids are dropped.
 */
function groupsOf(text: string): TextBlock[][] {
  const groups: TextBlock[][] = [];
  let group: TextBlock[] | undefined;
  const lines = text
    .replace(/\r\n?/g, "\n")
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]/g, "")
    .split("\n");
  for (const each of lines) {
    const line = each.trim();
    if (!line) group = undefined;
    else if (group) addLine(group, line);
    else groups.push((group = addLine([], line)));
  }
  return groups;
}

function addLine(group: TextBlock[], line: string): TextBlock[] {
  const item = line.startsWith("-") ? listItem.exec(line)?.[1] : undefined;
  const kind = item === undefined ? "paragraph" : "list";
  const last = group.at(-1);
  if (last?.kind === kind) last.lines.push(item ?? line);
  else group.push({ kind, lines: [item ?? line] });
  return group;
}

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
