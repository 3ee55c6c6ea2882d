/** Stops listening. */
export type StopListening = () => void;

/**
 * Tells from now on what a screen reader says by itself: what appears in a live region. What happens at once in one is said once.
 * It stands alone, so that a walk can send it into its page.
 */
export function listenToLiveRegions(tell: (words: string) => void): StopListening {
  const regions = '[role="status"], [role="alert"], [role="log"], [aria-live]:not([aria-live="off"])';
  const observer = new MutationObserver((changes) => {
    const spoken = new Map<Element, string>();
    for (const { target, addedNodes, type } of changes) {
      const place = target instanceof Element ? target : target.parentElement;
      for (const node of type === "characterData" ? [target] : addedNodes) {
        // An alert that comes with its words is said; a status only where it was there before them.
        const alert =
          node instanceof Element && (node.matches('[role="alert"]') ? node : node.querySelector('[role="alert"]'));
        const region = place?.closest(regions) ?? alert;
        const text = (alert || node).textContent?.trim();
        // What is not rendered is not said.
        if (region && text && region.isConnected && region.checkVisibility())
          spoken.set(region, `${spoken.get(region) ?? ""} ${text}`.trim());
      }
    }
    for (const words of spoken.values()) tell(words);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}
