import { Button } from "@grantwright/ui";
import { lazy, Suspense, useState } from "react";
import { sentCopy as copy } from "./sent.copy.ts";
import type { SentDialogProps } from "./SentDialog.tsx";

const SentDialog = lazy(() => import("./SentDialog.tsx"));

/** Props of SentButton. */
export interface SentButtonProps extends Pick<SentDialogProps, "writer"> {
  /** What would be written from, when it is pressed. */
  getAbout: () => SentDialogProps["about"];
}

/** Opens what the service that writes would get. */
export default function SentButton({ writer, getAbout }: SentButtonProps) {
  const [about, setAbout] = useState<SentDialogProps["about"]>();
  return (
    <>
      <Button variant="quiet" size="small" onPress={() => setAbout(getAbout())}>
        {copy.open}
      </Button>
      <Suspense>{about && <SentDialog writer={writer} about={about} onClose={() => setAbout(undefined)} />}</Suspense>
    </>
  );
}
