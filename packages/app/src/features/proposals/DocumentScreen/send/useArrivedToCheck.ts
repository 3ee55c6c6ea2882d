import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { beforeSendElementId } from "../../../../components/documents/beforeSend.ts";

/** Calls something once where the address leads to what has to be looked at before sending; who comes back to it is where they were. */
export function useArrivedToCheck(goToCheck: () => void): void {
  const { hash, key } = useLocation();
  const isBack = useNavigationType() === "POP" && key !== "default";
  const go = useEffectEvent(goToCheck);
  const isAsked = hash === `#${beforeSendElementId}` && !isBack;
  useEffect(() => {
    if (isAsked) go();
  }, [isAsked, key]);
}
