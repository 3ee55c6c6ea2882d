const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text made safe to stand in HTML, in attributes too. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

const listItem = /^\s*- +(\S.*)$/;

function blockToHtml(lines: string[]): string {
  const html: string[] = [];
  let paragraph: string[] = [];
  let items: string[] = [];
  const closeParagraph = () => {
    if (paragraph.length > 0) html.push(`<p>${paragraph.join("<br>")}</p>`);
    paragraph = [];
  };
  const closeList = () => {
    if (items.length > 0) html.push(`<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`);
    items = [];
  };
  for (const line of lines) {
    const item = listItem.exec(line)?.[1];
    if (item === undefined) {
      closeList();
      paragraph.push(escapeHtml(line.trim()));
    } else {
      closeParagraph();
      items.push(escapeHtml(item.trim()));
    }
  }
  closeParagraph();
  closeList();
  return html.join("");
}

/**
 * Plain text as HTML that is safe to show: everything is escaped, a blank line makes a paragraph, a single line break a
 * `<br>`, and lines that begin with "- " a list. No other markup is known. Control characters that HTML forbids are dropped.
 */
export function textToHtml(text: string): string {
  return (
    text
      .replace(/\r\n?/g, "\n")
      // oxlint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]/g, "")
      .split(/\n[^\S\n]*(?:\n[^\S\n]*)+/)
      .map((block) => block.split("\n").filter((line) => line.trim() !== ""))
      .filter((lines) => lines.length > 0)
      .map(blockToHtml)
      .join("\n")
  );
}
