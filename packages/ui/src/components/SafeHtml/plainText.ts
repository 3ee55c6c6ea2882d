const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  "#39": "'",
  nbsp: "\u00a0",
};

/**
 * Roughly the text of some HTML, without parsing it: what is shown until the sanitizer has loaded. It is not safe as
 * HTML and must be set as text.
 */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style|template|svg|iframe|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, "")
    .replace(/<br\s*\/?>|<\/(?:p|li|h\d|tr|div|blockquote|pre)\s*>/gi, "\n")
    .replace(/<!--[\s\S]*?(?:-->|$)|<\/?[a-z][^>]*(?:>|$)/gi, "")
    .replace(/&(amp|lt|gt|quot|apos|#39|nbsp);/g, (_, name: string) => entities[name] ?? "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
