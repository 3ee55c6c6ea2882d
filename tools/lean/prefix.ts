/** The browsers that the app is built for need no vendor prefixes, and styled-components asks for none. */
export function prefix(value: string): string {
  return value;
}
