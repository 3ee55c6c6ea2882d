/** What the person's own words stand in for in a prompt: `sum` and `asked` are sums of money as they wrote them, `quote` a piece of a sentence. */
export interface AskValues {
  sum?: string;
  asked?: string;
  quote?: string;
}

/** What would end an open place, or a line. */
const breaks = /[[\]\s]+/gu;

/** A prompt with the person's words in its places, such as "{sum}". */
export const fillAsk = (ask: string, values: AskValues): string =>
  ask.replace(/\{(sum|asked|quote)\}/gu, (_, name: keyof AskValues) =>
    (values[name] ?? "").replace(breaks, " ").trim(),
  );
