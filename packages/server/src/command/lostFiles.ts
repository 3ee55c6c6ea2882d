/** The exit code where all was done, but attached files are lost. */
export const filesLost = 3;

/** How many are named at most. */
const mostNamed = 5;

/** How many attached files are lost, and the ids of some. */
export function tellLost(ids: readonly string[]): string {
  const named = ids.slice(0, mostNamed).join(", ");
  const more = ids.length > mostNamed ? ", …" : "";
  const what = ids.length === 1 ? "1 attached file is" : `${ids.length} attached files are`;
  return `${what} not where files are kept, though nobody removed ${ids.length === 1 ? "it" : "them"}: ${named}${more}`;
}
