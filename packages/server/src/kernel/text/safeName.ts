/** Names that Windows keeps for itself. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

const mostCharacters = 80;

/**
 * A name that a person chose, as every system can have it in a folder: never a path, never empty, with its ending kept where it
 * is cut.
 */
export function safeName(name: string): string {
  const plain = name
    .normalize("NFC")
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\\/:*?"<>|]+/g, "-")
    .replace(/^[\s.-]+|[\s.]+$/g, "");
  const letters = [...plain];
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(plain)?.[0] ?? "";
  const cut =
    letters.length > mostCharacters ? letters.slice(0, mostCharacters - ending.length).join("") + ending : plain;
  if (cut === "") return "untitled";
  return reserved.test(cut) ? `_${cut}` : cut;
}
