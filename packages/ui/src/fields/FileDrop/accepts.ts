/**
 * Whether a file is of a type that is asked for: by its extension (`.pdf`), its media type (`image/png`) or a whole family of
 * them (`image/*`), as in the `accept` of a file input. A browser asks only in its dialog; what is dropped is asked here.
 */
export function isAccepted(file: Pick<File, "name" | "type">, accept: readonly string[] | undefined): boolean {
  if (!accept || accept.length === 0) return true;
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return accept.some((wanted) => {
    const token = wanted.trim().toLowerCase();
    if (token.startsWith(".")) return name.endsWith(token);
    if (token.endsWith("/*")) return type.startsWith(token.slice(0, -1));
    return type === token;
  });
}
