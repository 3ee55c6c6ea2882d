/** An address that somebody looking over a shoulder cannot use: two letters, and the domain. */
export function truncateEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return at < 0 ? `${email.slice(0, 2)}…` : `${email.slice(0, Math.min(2, at))}…${email.slice(at)}`;
}
