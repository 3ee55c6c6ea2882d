/** What was found in a text of addresses. */
export interface ReadEmails {
  /** Each once, in lower case, in the order of the text. */
  emails: string[];
  /** What is no address, as it was typed. */
  wrong: string[];
}

/** Reads addresses out of what somebody typed or pasted, as `Ines <ines@example.org>, tomas@example.org`. */
export function readEmails(text: string): ReadEmails {
  const emails = new Set<string>();
  const wrong: string[] = [];
  for (const part of text.split(/[,;\n]+/)) {
    const typed = part.trim();
    if (!typed) continue;
    const inBrackets = /<([^<>]+)>$/.exec(typed)?.[1];
    for (const word of inBrackets ? [inBrackets.trim()] : typed.split(/\s+/)) {
      if (/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(word)) emails.add(word.toLowerCase());
      else wrong.push(word);
    }
  }
  return { emails: [...emails], wrong };
}
