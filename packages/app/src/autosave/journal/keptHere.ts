/** What the keys of everything that is kept begin with. */
export const keptPrefix = "grantwright.unsaved.";

/** Whose words are kept while nobody is signed in. */
export const anonymous = "anonymous";

/** Whether something was kept for a place while nobody was signed in, at a glance: what only the slower store has is not seen. */
export function isKeptHere(place: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(`${keptPrefix}${anonymous}.${place}.`));
  } catch {
    return false;
  }
}
