import { convert } from "html-to-text";

const options = {
  wordwrap: false as const,
  limits: { maxDepth: 60, ellipsis: "…" },
  selectors: [
    { selector: "a", options: { ignoreHref: true } },
    { selector: "img", format: "skip" },
    ...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: "table", format: "block" },
    { selector: "tr", format: "block" },
    { selector: "ul", options: { itemPrefix: "- " } },
  ],
};

const tag = /<\/?(?:p|div|br|span|ul|ol|li|strong|b|i|em|u|a|font|table|tbody|tr|td|h\d)\b[^<>]*>/i;

/** HTML of a source as plain text. Grants.gov escapes the tags of some descriptions once too often: those are read twice. */
export function plainText(html: string): string {
  let text = convert(html, options);
  if (tag.test(text)) text = convert(text, options);
  return text
    .replace(/\u00a0/g, " ")
    .replace(/[ \t]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
