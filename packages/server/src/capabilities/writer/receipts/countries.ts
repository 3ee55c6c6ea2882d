const codes = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].flatMap((a) => [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].map((b) => a + b));

const known = new Map<string, ReadonlyMap<string, string>>();

/** The codes of all countries by their names in a language, in small letters. */
function codesIn(language: string): ReadonlyMap<string, string> {
  const made = known.get(language);
  if (made) return made;
  const names = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
  const byName = new Map(
    codes.flatMap((code) => {
      const name = names.of(code);
      return name === undefined ? [] : [[name.toLowerCase(), code] as const];
    }),
  );
  known.set(language, byName);
  return byName;
}

/** What a country is called in other languages: "الأردن" for "Jordan". Empty for what is none. */
export function countryIn(name: string, language: string, others: Iterable<string>): string[] {
  const code = codesIn(language).get(name.toLowerCase());
  if (code === undefined) return [];
  return [...others].flatMap(
    (other) => new Intl.DisplayNames([other], { type: "region", fallback: "none" }).of(code) ?? [],
  );
}
