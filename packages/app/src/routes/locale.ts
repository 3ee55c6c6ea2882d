/** Scripts that run from right to left, by their ISO 15924 codes. */
const rightToLeft = new Set(["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg", "Mand", "Samr"]);

/** Whether a language runs from right to left. Undefined for what is none: some browsers hand on the system's locale, as "c" or "en-US@posix". */
function runsRightToLeft(language: string): boolean | undefined {
  try {
    return rightToLeft.has(new Intl.Locale(language).maximize().script ?? "");
  } catch {
    return undefined;
  }
}

/**
 * The locale of the design system's dates, numbers and arrow keys: the first of the browser's languages that runs in the direction of
 * the page, else the page's own.
 */
export function localeOf(languages: readonly string[], page: { lang: string; dir: string }): string {
  const isPageRightToLeft = page.dir === "rtl";
  return languages.find((language) => runsRightToLeft(language) === isPageRightToLeft) ?? page.lang;
}
