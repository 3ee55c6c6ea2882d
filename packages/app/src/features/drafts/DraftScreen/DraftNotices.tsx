import { Banner } from "@grantwright/ui";
import { serverMessage } from "../../../components/serverMessage.ts";
import { copy } from "./draft.copy.ts";
import { AboveSheet } from "./Draft.styles.ts";
import type { DraftOverview } from "./store/createDraftStore.ts";

/** Above the sheet: that words were put back, and why the server refused the last ones. */
export function DraftNotices({ save }: Pick<DraftOverview, "save">) {
  return (
    <>
      {save.isRestored && (
        <AboveSheet>
          <Banner tone="attention">{copy.restored}</Banner>
        </AboveSheet>
      )}
      {save.status === "refused" && (
        <AboveSheet>
          <Banner tone="danger" title={copy.refusedTitle}>
            {serverMessage(save.refusal)} {copy.refusedText}
          </Banner>
        </AboveSheet>
      )}
    </>
  );
}
