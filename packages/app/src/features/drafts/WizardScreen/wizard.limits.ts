/** The shortest description, in characters once trimmed. */
export const minDescription = 20;
/** The longest description, in characters. */
export const maxDescription = 10_000;
