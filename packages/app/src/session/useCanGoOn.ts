import { useSyncExternalStore } from "react";
import { isInSight, watchSight } from "../browser/inSight.ts";
import { useSessionState } from "./SessionProvider.tsx";

/** Whether what waited for a sign-in can go on: somebody is here, no sign-in dialog stands over the page, and it is the tab in sight. */
export function useCanGoOn(): boolean {
  const { standing, isPrompted, token } = useSessionState();
  const isSeen = useSyncExternalStore(watchSight, isInSight);
  return standing === "signedIn" && !isPrompted && token === undefined && isSeen;
}
