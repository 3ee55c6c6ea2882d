/** The two families. Serif: headlines, the document, and what the colleague in the margin says. Sans: the interface. */
export const fontFamily = {
  serif:
    '"Newsreader Variable", "Newsreader", "Newsreader Fallback", "Iowan Old Style", "Palatino Linotype", Georgia, serif',
  sans: '"Instrument Sans Variable", "Instrument Sans", "Instrument Sans Fallback", "Segoe UI", system-ui, sans-serif',
} as const;

/** The one scale, by the size in px at the default text size. */
export const fontSize = {
  12: "0.75rem",
  14: "0.875rem",
  16: "1rem",
  18: "1.125rem",
  22: "1.375rem",
  28: "1.75rem",
  36: "2.25rem",
  48: "3rem",
} as const;

/** The line height that belongs to each size. `document` is the leading of long serif text. */
export const leading = {
  12: "1rem",
  14: "1.25rem",
  16: "1.5rem",
  18: "1.75rem",
  22: "1.75rem",
  28: "2.25rem",
  36: "2.75rem",
  48: "3.25rem",
  document: "1.6",
} as const;

/** Letter spacing: `display` at 36 and 48, `title` at 22 and 28. */
export const tracking = { display: "-0.018em", title: "-0.008em" } as const;

/** Weights of the interface type. */
export const fontWeight = { text: "400", label: "500", strong: "600" } as const;

/** The width of a line of the document: about 68 characters. */
export const measure = "68ch";
