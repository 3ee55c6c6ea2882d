/** How many places in brackets ("[Add: how many people will be served]") still ask for something only the person knows. */
export function countPrompts(texts: Readonly<Record<string, string>>): number {
  return Object.values(texts).reduce((count, text) => count + (text.match(/\[Add: [^\]]+\]/g)?.length ?? 0), 0);
}
