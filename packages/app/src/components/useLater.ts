import { useEffect } from "react";

/** How long a page has the network for itself, in milliseconds. */
const courtesy = 2_000;

/** What some browsers tell of the network. */
interface Connection {
  /** The person has asked for few data. */
  saveData?: boolean;
  /** `4g` for whatever is as fast or faster. */
  effectiveType?: string;
}

/** Whether data are neither dear nor slow, as far as the browser says. */
function isPlenty(): boolean {
  const { saveData, effectiveType = "4g" } = (navigator as { connection?: Connection }).connection ?? {};
  return !saveData && effectiveType === "4g";
}

/** Fetches what will probably be wanted once a page has stood for a while, by an import. Nothing where data are dear or slow. */
export function useLater(load: (() => Promise<unknown>) | undefined): void {
  useEffect(() => {
    if (!load || !isPlenty()) return undefined;
    // Where it fails, whatever needs it says so.
    const timer = setTimeout(() => void load().catch(() => {}), courtesy);
    return () => clearTimeout(timer);
  }, [load]);
}
