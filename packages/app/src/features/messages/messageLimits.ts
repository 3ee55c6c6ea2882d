/** How long a message may be, in characters. */
export const maxContent = 20_000;
/** How long a subject may be, in characters. */
export const maxSubject = 200;
/** How long after a conversation is there it is scrolled to the message that was asked for, in milliseconds. */
export const scrollDelay = 100;
