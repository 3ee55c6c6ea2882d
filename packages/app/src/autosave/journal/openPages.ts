const prefix = "grantwright.page.";

/** This page, as long as it is open. Two tabs never write over each other's entries. */
export const thisPage = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) =>
  byte.toString(16).padStart(2, "0"),
).join("");

// Not there outside https and localhost; then no other page counts as open.
const locks = () => globalThis.navigator?.locks;

let letGo: (() => void) | undefined;

/** Holds a lock that ends with the page, however it ends. */
function hold(): void {
  if (letGo) return;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  locks()
    ?.request(prefix + thisPage, () => held)
    .catch(() => {});
}

hold();
// A page with a lock would not be kept for the way back.
globalThis.addEventListener?.("pagehide", () => {
  letGo?.();
  letGo = undefined;
});
globalThis.addEventListener?.("pageshow", hold);

/** The pages of this browser that are open: what they have not sent yet, they will send themselves. */
export async function openPages(): Promise<Set<string>> {
  try {
    const { held = [] } = (await locks()?.query()) ?? {};
    const names = held.map(({ name = "" }) => name).filter((name) => name.startsWith(prefix));
    return new Set(names.map((name) => name.slice(prefix.length)));
  } catch {
    return new Set();
  }
}
