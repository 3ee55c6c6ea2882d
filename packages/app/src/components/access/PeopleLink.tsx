import { Button, UserIcon } from "@grantwright/ui";
import { lazy, Suspense, useState } from "react";
import { ScreenBoundary } from "../ScreenBoundary/ScreenBoundary.tsx";
import { useMay } from "./access.ts";
import { peopleLinkCopy as copy } from "./peopleLink.copy.ts";

const PeopleDialog = lazy(() => import("./PeopleDialog.tsx"));

/** The way to who may do what with a document; nothing for guests, and for who may not write. */
export function PeopleLink({ docId }: { docId: string }) {
  const [isOpen, setOpen] = useState(false);
  const may = useMay();
  if (!may("run")) return null;
  return (
    <>
      <Button variant="line" size="small" onPress={() => setOpen(true)}>
        <UserIcon size="small" />
        {copy.open}
      </Button>
      {isOpen && (
        <ScreenBoundary isPart>
          <Suspense>
            <PeopleDialog docId={docId} canChange={may("own")} onClose={() => setOpen(false)} />
          </Suspense>
        </ScreenBoundary>
      )}
    </>
  );
}
