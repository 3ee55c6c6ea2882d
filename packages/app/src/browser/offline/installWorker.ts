/** How long the page has the network for itself first, in milliseconds. */
const courtesy = 2_000;

/**
 * Has the service worker keep the app on this device, so that it opens without a network. `onControl` is called when it first
 * stands between this page and the network: what was read before has passed it by. Once a page is enough.
 */
export function installWorker(onControl: () => Promise<void>): void {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker) return;
  if (!serviceWorker.controller)
    serviceWorker.addEventListener("controllerchange", () => void onControl(), { once: true });
  const rules = { createScriptURL: (address: string) => address };
  const address = (window.trustedTypes?.createPolicy("app", rules) ?? rules).createScriptURL("/sw.js");
  setTimeout(() => {
    serviceWorker.register(address).catch(() => {
      // A browser that forbids it works as before, with a network.
    });
  }, courtesy);
}
