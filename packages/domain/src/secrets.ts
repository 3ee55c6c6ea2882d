/** Whether a text has the form of a secret as mails carry them: 32 random bytes in base64url, without an end or a start cut off. */
export const isSecret = (text: string): boolean => /^[\w-]{43}$/.test(text);
