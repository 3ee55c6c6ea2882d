import { ArrowOutIcon, Button } from "@grantwright/ui";
import { lazy, Suspense, useState } from "react";
import { ScreenBoundary } from "../../../../components/ScreenBoundary/ScreenBoundary.tsx";
import type { ReadersDialogProps } from "./ReadersDialog.tsx";
import { readersLinkCopy as copy } from "./readersLink.copy.ts";

const ReadersDialog = lazy(() => import("./ReadersDialog.tsx"));

/** Props of ReadersLink. */
export type ReadersLinkProps = Omit<ReadersDialogProps, "onClose">;

/** The way to links by which people read a version who are not of the account. */
export function ReadersLink(props: ReadersLinkProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="line" size="small" onPress={() => setOpen(true)}>
        <ArrowOutIcon size="small" />
        {copy.open}
      </Button>
      {isOpen && (
        <ScreenBoundary isPart>
          <Suspense>
            <ReadersDialog {...props} onClose={() => setOpen(false)} />
          </Suspense>
        </ScreenBoundary>
      )}
    </>
  );
}
