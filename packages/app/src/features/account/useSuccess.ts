import { useEffect, useState } from "react";
import { bannerDuration } from "./account.rules.ts";

/** How something went, for a banner. */
export interface Notice {
  tone: "success" | "danger";
  text: string;
}

/** What a banner says: a success goes after three seconds, an error stays until something else is said. */
export function useNotice() {
  const [notice, setNotice] = useState<Notice>();
  useEffect(() => {
    if (notice?.tone !== "success") return;
    const timer = setTimeout(() => setNotice(undefined), bannerDuration);
    return () => clearTimeout(timer);
  }, [notice]);
  return [notice, setNotice] as const;
}
