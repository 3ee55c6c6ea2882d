import { useEffect, useState } from "react";
import { bannerDuration } from "./account.rules.ts";

/** What a banner of success says: it goes after three seconds. */
export function useSuccess() {
  const [success, setSuccess] = useState<string>();
  useEffect(() => {
    if (success === undefined) return;
    const timer = setTimeout(() => setSuccess(undefined), bannerDuration);
    return () => clearTimeout(timer);
  }, [success]);
  return [success, setSuccess] as const;
}
