import { HistoryIcon, IconButton } from "@grantwright/ui";
import { lazy, Suspense, useState } from "react";
import { ScreenBoundary } from "../ScreenBoundary/ScreenBoundary.tsx";
import { historyCopy as copy } from "./history.copy.ts";
import type { ShownHistory } from "./shownHistory.ts";

const HistoryDialog = lazy(() => import("./HistoryDialog.tsx"));

/** Props of HistoryButton. */
export interface HistoryButtonProps extends ShownHistory {
  /** Called before the history is asked for, so that what was just typed is in it. */
  onOpen?: () => Promise<unknown>;
}

/** Opens the history of one text. */
export function HistoryButton({ onOpen, ...rest }: HistoryButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    setOpening(true);
    // Where it cannot be saved now, the history is what it was.
    await onOpen?.().catch(() => {});
    setOpening(false);
    setOpen(true);
  };
  return (
    <>
      <IconButton
        size="small"
        label={copy.open(rest.title)}
        icon={<HistoryIcon size="small" />}
        isPending={isOpening}
        onPress={() => void open()}
      />
      {isOpen && (
        <ScreenBoundary isPart>
          <Suspense>
            <HistoryDialog {...rest} onClose={() => setOpen(false)} />
          </Suspense>
        </ScreenBoundary>
      )}
    </>
  );
}
