import { registerUnsaved, type UnsavedPlace } from "./unsaved.ts";

/** A place with words that are kept and sent as the page's life asks for it. */
export interface PlaceOfPage extends UnsavedPlace {
  /** Keeps on this device at once what is unsaved. */
  keep: () => void;
}

/**
 * Sends what is unsaved when the browser is online again and when the page is hidden, keeps it when the page goes, warns where it
 * would be lost, and makes the place known to log-out and team switch. Gives back the function that ends all that.
 */
export function saveWithPage(place: PlaceOfPage): () => void {
  const tryAgain = () => void place.flush();
  const onVisibility = () => {
    if (document.visibilityState !== "hidden") return;
    place.keep();
    void place.flush();
  };
  const warn = (event: BeforeUnloadEvent) => {
    place.keep();
    if (place.isAtRisk()) event.preventDefault();
  };
  window.addEventListener("online", tryAgain);
  window.addEventListener("pagehide", place.keep);
  window.addEventListener("beforeunload", warn);
  document.addEventListener("visibilitychange", onVisibility);
  const forget = registerUnsaved(place);
  return () => {
    window.removeEventListener("online", tryAgain);
    window.removeEventListener("pagehide", place.keep);
    window.removeEventListener("beforeunload", warn);
    document.removeEventListener("visibilitychange", onVisibility);
    forget();
  };
}
