import { Button, HistoryIcon } from "@grantwright/ui";
import { lazy, Suspense } from "react";
import { ScreenBoundary } from "../ScreenBoundary/ScreenBoundary.tsx";
import { useOpenSaved } from "../useOpenSaved.ts";
import { timelineButtonCopy as copy } from "./timelineButton.copy.ts";
import type { ShownTimeline } from "./shownHistory.ts";

const TimelineDialog = lazy(() => import("./TimelineDialog.tsx"));

/** Props of TimelineButton. */
export interface TimelineButtonProps extends ShownTimeline {
  /** Called before the history is asked for, so that what was just typed is in it. */
  onOpen?: () => Promise<unknown>;
}

/** Opens the history of a document. */
export function TimelineButton({ onOpen, ...rest }: TimelineButtonProps) {
  const { isOpen, isOpening, open, close } = useOpenSaved(onOpen);
  return (
    <>
      <Button variant="line" size="small" isPending={isOpening} onPress={open}>
        <HistoryIcon size="small" />
        {copy.open}
      </Button>
      {isOpen && (
        <ScreenBoundary isPart>
          <Suspense>
            <TimelineDialog {...rest} onClose={close} />
          </Suspense>
        </ScreenBoundary>
      )}
    </>
  );
}
