import type { Schemas } from "@grantwright/api-client";
import { ButtonLink } from "@grantwright/ui";
import { useEffect, useRef, useState, type RefObject } from "react";
import { useSession } from "../../session/useSession.ts";
import { grantCopy } from "./library.copy.ts";
import { Pinned } from "./GrantScreen.styles.ts";

/** Props of StartBar. */
export interface StartBarProps {
  template: Pick<Schemas["Template"], "templateId" | "isExpired">;
  /** What ends with the way to begin, which this one takes over from. */
  head: RefObject<HTMLElement | null>;
}

/**
 * On a phone, the way to begin once the first one was scrolled away: above the bar of the app. Visitors have the card that welcomes them
 * there.
 */
export function StartBar({ template: { templateId, isExpired }, head }: StartBarProps) {
  const isSignedIn = useSession().status === "signedIn";
  const [isPast, setPast] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!head.current) return undefined;
    const sight = new IntersectionObserver((entries) => {
      const { isIntersecting, boundingClientRect } = entries.at(-1)!;
      const isAway = !isIntersecting && boundingClientRect.bottom <= 0;
      // Who has the focus there keeps it.
      setPast(isAway || bar.current?.contains(document.activeElement) === true);
    });
    sight.observe(head.current);
    return () => sight.disconnect();
  }, [head]);
  if (!isSignedIn || !isPast) return null;
  return (
    <Pinned ref={bar}>
      <ButtonLink variant={isExpired ? "line" : "filled"} href={`/docs/new/${templateId}`}>
        {isExpired ? grantCopy.startLate : grantCopy.start}
      </ButtonLink>
    </Pinned>
  );
}
