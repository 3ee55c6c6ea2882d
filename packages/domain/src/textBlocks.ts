/** Part of a text, in UTF-16 units. */
export interface TextRange {
  start: number;
  end: number;
}

/** A paragraph in its lines, or a list in its items without their signs. */
export interface TextBlock {
  kind: "paragraph" | "list";
  lines: TextRange[];
}

// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]/g;

/** A text without the control characters that HTML forbids. */
export const withoutControls = (text: string): string => text.replace(controls, "");

const itemSign = /^- +(?=\S)/;

function addLine(group: TextBlock[], line: string, start: number): void {
  const sign = itemSign.exec(line)?.[0].length;
  const kind = sign === undefined ? "paragraph" : "list";
  const range = { start: start + (sign ?? 0), end: start + line.length };
  const last = group.at(-1);
  if (last?.kind === kind) last.lines.push(range);
  else group.push({ kind, lines: [range] });
}

/**
 * Plain text in its blocks, each group of them between blank lines: lines that begin with "- " make a list, others a paragraph. No
 * other markup is known.
 */
export function blocksOf(text: string): TextBlock[][] {
  const groups: TextBlock[][] = [];
  let group: TextBlock[] | undefined;
  for (const match of text.matchAll(/[^\r\n]+|\r\n?|\n/g)) {
    const isBreak = /^[\r\n]/.test(match[0]);
    if (isBreak) {
      const after = text.slice(match.index + match[0].length, match.index + match[0].length + 1);
      if (after === "\n" || after === "\r") group = undefined;
      continue;
    }
    const line = match[0].trim();
    if (withoutControls(line).trim() === "") {
      group = undefined;
      continue;
    }
    if (!group) groups.push((group = []));
    addLine(group, line, match.index + match[0].indexOf(line));
  }
  return groups;
}
