/** Leaves the app for another page, such as a payment. Throws where the address is neither https nor has this page's own protocol. */
export function leaveFor(address: string): void {
  const url = new URL(address, window.location.href);
  if (url.protocol !== "https:" && url.protocol !== window.location.protocol)
    throw new Error("This address is not one to go to.");
  window.location.assign(url);
}
