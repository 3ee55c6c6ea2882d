import { VisuallyHidden } from "@grantwright/ui";
import { lazy, Suspense, useCallback, useState } from "react";
import { useDrawerEnd } from "../drawer/useDrawerEnd.ts";
import type { SideDrawerState } from "../drawer/useSideDrawer.ts";
import { ScreenBoundary } from "../ScreenBoundary/ScreenBoundary.tsx";
import { evidenceCopy as copy } from "./evidence.copy.ts";
import type { EvidenceDrawerProps } from "./EvidenceDrawer.tsx";

const EvidenceDrawer = lazy(() => import("./EvidenceDrawer.tsx"));

/** Props of EvidencePlace. */
export interface EvidencePlaceProps extends Omit<EvidenceDrawerProps, "fileId" | "onShown" | "onClose"> {
  drawer: SideDrawerState;
}

/** The drawer while it is asked for. Says what was put in, and gives the focus back as it closes. */
export function EvidencePlace({ drawer, onInserted, ...rest }: EvidencePlaceProps) {
  const { asked, onShown } = drawer;
  const [said, setSaid] = useState("");
  const onClose = useDrawerEnd(drawer);
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
            <EvidenceDrawer {...rest} fileId={asked.subject} onShown={onShown} onInserted={say} onClose={onClose} />
          </Suspense>
        </ScreenBoundary>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
