/** The oldest Node.js that has all that the server is made of, as an embedded SQLite and permissions for processes. */
const oldest = 24;

/** Why a version of Node.js cannot run the server, in words for whoever starts it; undefined where it can. */
export function whyTooOld(version: string): string | undefined {
  if (Number(version.split(".", 1)[0]) >= oldest) return undefined;
  return `The Grantwright server needs Node.js ${oldest} or newer; this is ${version}. \`npm start\` in its folder fetches the right one by itself.`;
}
