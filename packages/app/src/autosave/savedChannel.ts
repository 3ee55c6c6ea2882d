const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("grantwright.saved");

/** Tells the other tabs that the server has newer words of a document or template. */
export function announceSaved(id: string): void {
  channel?.postMessage(id);
}

/** Listens for saves of a document or template in other tabs. Gives back the function that stops it. */
export function onSavedElsewhere(id: string, listener: () => void): () => void {
  const onMessage = ({ data }: MessageEvent) => {
    if (data === id) listener();
  };
  channel?.addEventListener("message", onMessage);
  return () => channel?.removeEventListener("message", onMessage);
}
