import { VisuallyHidden } from "@grantwright/ui";
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { ScreenBoundary } from "../ScreenBoundary/ScreenBoundary.tsx";
import { evidenceCopy as copy } from "./evidence.copy.ts";
import type { Ending, EvidenceDrawerProps } from "./EvidenceDrawer.tsx";
import type { EvidenceDrawerState } from "./useEvidenceDrawer.ts";

const EvidenceDrawer = lazy(() => import("./EvidenceDrawer.tsx"));

/** Props of EvidencePlace. */
export interface EvidencePlaceProps extends Omit<EvidenceDrawerProps, "fileId" | "onShown" | "onClose"> {
  drawer: EvidenceDrawerState;
}

/** The drawer while it is asked for. Says what was put in, and gives the focus back as it closes. */
export function EvidencePlace({ drawer, onInserted, ...rest }: EvidencePlaceProps) {
  const { asked, close, onShown } = drawer;
  const [said, setSaid] = useState("");
  const back = useRef<Element | null>(null);

  // Once what the drawer stood over is there again.
  useEffect(() => {
    if (asked) return;
    // A window that got narrower meanwhile has other elements in its place.
    const target = back.current?.isConnected === false ? document.querySelector("main") : back.current;
    if (target instanceof HTMLElement) target.focus({ preventScroll: target !== back.current });
    back.current = null;
  }, [asked]);

  const onClose = useCallback(
    (ending: Ending) => {
      back.current = ending === "closed" ? (asked?.opener ?? null) : null;
      close();
    },
    [asked, close],
  );
  const say = useCallback(
    (title: string) => {
      // The same words twice are two changes of it.
      setSaid("");
      requestAnimationFrame(() => setSaid(copy.inserted(title)));
      onInserted?.(title);
    },
    [onInserted],
  );
  return (
    <>
      {asked && (
        <ScreenBoundary isPart>
          <Suspense>
            <EvidenceDrawer {...rest} fileId={asked.fileId} onShown={onShown} onInserted={say} onClose={onClose} />
          </Suspense>
        </ScreenBoundary>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
