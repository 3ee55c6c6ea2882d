/** How long a banner of success stays, in milliseconds. */
export const bannerDuration = 3_000;

/** An address that somebody looking over a shoulder cannot use: two letters, and the domain. */
export function truncateEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return at < 0 ? `${email.slice(0, 2)}…` : `${email.slice(0, Math.min(2, at))}…${email.slice(at)}`;
}

/** Whether an address that was typed is the one of the account. */
export const isSameEmail = (typed: string, email: string) => typed.trim().toLowerCase() === email.toLowerCase();
