const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0" };

/**
 * Roughly the text of some HTML, without parsing it: what is shown until the sanitizer has loaded. It is not safe as
 * HTML and must be set as text.
 */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style)\b[^]*?(<\/\1|$)/gi, "<br")
    .replace(/<(br|\/(p|li|h\d|tr|div|pre))\b[^>]*>/gi, "\n")
    .replace(/<!--[^]*?-->|<\/?[a-z][^>]*(>|$)/gi, "")
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? "")
    .trim();
}
