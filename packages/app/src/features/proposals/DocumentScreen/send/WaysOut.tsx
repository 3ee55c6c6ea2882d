import type { Schemas } from "@grantwright/api-client";
import { Button } from "@grantwright/ui";
import { lazy, Suspense, useEffect, useRef } from "react";
import { downloadFile } from "../../../../browser/downloadFile.ts";
import { copy } from "../document.copy.ts";
import { goToFirstUnsupported } from "../receipts/unsupported.ts";
import { tellFetched } from "./tellFetched.ts";

const OpenPlacesDialog = lazy(() => import("../OpenPlacesDialog.tsx"));
const AiUseDialog = lazy(() => import("../aiUse/AiUseDialog.tsx"));
const PortalDialog = lazy(() => import("../portal/PortalDialog.tsx"));

/** A way out of a proposal that opens a dialog first: a file while something is to be mended, the portal, the statement on the use of AI. */
export type WayOut = { kind: "file"; address: string } | { kind: "portal" } | { kind: "aiUse" };

/** Props of WaysOut. */
export interface WaysOutProps {
  doc: Schemas["Document"];
  /** The one that is taken. */
  way: WayOut | undefined;
  onChange: (way: WayOut | undefined) => void;
  /** How many places are open. */
  openCount: number;
  /** How many sentences have facts that nothing supports. */
  unsupported: number;
  /** Asks before the file at an address is fetched; undefined where there is nothing to ask. */
  onAsk: ((address: string) => void) | undefined;
  /** Goes to the first open place. */
  onGoToFirst: () => void;
}

/** The dialogs on the ways out of a proposal. */
export function WaysOut({ doc, way, onChange, openCount, unsupported, onAsk, onGoToFirst }: WaysOutProps) {
  const isSeeking = useRef(false);
  // Once the dialog is gone, which keeps the focus while it is there.
  useEffect(() => {
    if (way || !isSeeking.current) return;
    isSeeking.current = false;
    goToFirstUnsupported();
  }, [way]);
  const close = () => onChange(undefined);
  return (
    <Suspense>
      {way?.kind === "file" && (
        <OpenPlacesDialog
          count={openCount}
          unsupported={unsupported}
          onClose={close}
          onGoToFirst={() => {
            close();
            if (openCount > 0) onGoToFirst();
            else isSeeking.current = true;
          }}
          goOn={
            <Button
              variant="line"
              onPress={() => {
                close();
                downloadFile(way.address);
                tellFetched(way.address);
              }}
            >
              {copy.downloadAnyway}
            </Button>
          }
        />
      )}
      {way?.kind === "aiUse" && <AiUseDialog doc={doc} onAsk={onAsk} onClose={close} />}
      {way?.kind === "portal" && (
        <PortalDialog
          doc={doc}
          onGoToFirst={() => {
            close();
            onGoToFirst();
          }}
          onClose={close}
        />
      )}
    </Suspense>
  );
}
