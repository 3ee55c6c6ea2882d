import { Banner } from "@grantwright/ui";
import { lazy, Suspense } from "react";
import { useMay } from "../../../components/access/access.ts";
import { serverMessage } from "../../../components/serverMessage.ts";
import { copy } from "./draft.copy.ts";
import { AboveSheet } from "./Draft.styles.ts";
import type { DraftOverview } from "./store/createDraftStore.ts";

const NotYours = lazy(() => import("./NotYours.tsx"));

/** Props of DraftNotices. */
export interface DraftNoticesProps extends Pick<DraftOverview, "save"> {
  /** Gives up what was typed here and not saved. */
  onDiscard: () => void;
}

/** Above the sheet: that words were put back, and why the server refused the last ones; to who may no longer write, that theirs are here alone. */
export function DraftNotices({ save, onDiscard }: DraftNoticesProps) {
  const canWrite = useMay()("write");
  const isRefused = save.status === "refused";
  if (!canWrite)
    return (
      save.status !== "saved" && (
        <Suspense>
          <NotYours onDiscard={onDiscard} />
        </Suspense>
      )
    );
  return (
    <>
      {save.isRestored && (
        <AboveSheet>
          <Banner tone="attention">{copy.restored}</Banner>
        </AboveSheet>
      )}
      {isRefused && (
        <AboveSheet>
          <Banner tone="danger" title={copy.refusedTitle}>
            {serverMessage(save.refusal)} {copy.refusedText}
          </Banner>
        </AboveSheet>
      )}
    </>
  );
}
