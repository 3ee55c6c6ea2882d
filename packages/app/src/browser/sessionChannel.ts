type Listener = () => void;

const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("grantwright.session");

/** Tells the other tabs that the person has signed in or out. */
export function announceSessionChange(): void {
  channel?.postMessage("changed");
}

/** Listens for sign-ins and sign-outs in other tabs. Gives back the function that stops it. */
export function onSessionChange(listener: Listener): () => void {
  channel?.addEventListener("message", listener);
  return () => channel?.removeEventListener("message", listener);
}
