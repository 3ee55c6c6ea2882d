/** The shape of an id, as the contract has it: the source of a regular expression. */
export const idShape = "[0-9a-f]{24}";

const whole = new RegExp(`^${idShape}$`);

/** Whether a text can be the id of something (a document, template, message, task, team, person): 24 hexadecimal characters. */
export const isId = (text: string | undefined | null): text is string => whole.test(text ?? "");
