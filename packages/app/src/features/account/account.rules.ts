/** How long a banner of success stays, in milliseconds. */
export const bannerDuration = 3_000;

/** Whether an address that was typed is the one of the account. */
export const isSameEmail = (typed: string, email: string) => typed.trim().toLowerCase() === email.toLowerCase();
