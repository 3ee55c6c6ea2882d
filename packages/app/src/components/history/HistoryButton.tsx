import { HistoryIcon, IconButton } from "@grantwright/ui";
import { lazy, Suspense } from "react";
import { ScreenBoundary } from "../ScreenBoundary/ScreenBoundary.tsx";
import { useOpenSaved } from "../useOpenSaved.ts";
import { historyButtonCopy as copy } from "./historyButton.copy.ts";
import type { ShownHistory } from "./shownHistory.ts";

const HistoryDialog = lazy(() => import("./HistoryDialog.tsx"));

/** Props of HistoryButton. */
export interface HistoryButtonProps extends ShownHistory {
  /** Called before the history is asked for, so that what was just typed is in it. */
  onOpen?: () => Promise<unknown>;
}

/** Opens the history of one text. */
export function HistoryButton({ onOpen, ...rest }: HistoryButtonProps) {
  const { isOpen, isOpening, open, close } = useOpenSaved(onOpen);
  return (
    <>
      <IconButton
        size="small"
        label={copy.open(rest.title)}
        icon={<HistoryIcon size="small" />}
        isPending={isOpening}
        onPress={open}
      />
      {isOpen && (
        <ScreenBoundary isPart>
          <Suspense>
            <HistoryDialog {...rest} onClose={close} />
          </Suspense>
        </ScreenBoundary>
      )}
    </>
  );
}
