/** Leaves the app for another page, such as a payment. Throws where the address is neither https nor of this site. */
export function leaveFor(address: string): void {
  const url = new URL(address, window.location.href);
  if (url.protocol !== "https:" && url.origin !== window.location.origin)
    throw new Error("This address is not one to go to.");
  window.location.assign(url);
}
