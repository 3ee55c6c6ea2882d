const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

const codes = letters.flatMap((first) => letters.map((second) => first + second));

const known = new Map<string, ReadonlyMap<string, string>>();

/** The codes of all countries by their names in a language, in small letters, from the data that the runtime has of all languages. */
export function countryCodes(language: string): ReadonlyMap<string, string> {
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
