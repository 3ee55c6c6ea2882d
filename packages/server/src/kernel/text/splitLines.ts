/** The lines of a text, as an editor would number them. */
export const splitLines = (text: string): string[] => text.split(/\r\n|[\n\r\f\u2028\u2029]/);
