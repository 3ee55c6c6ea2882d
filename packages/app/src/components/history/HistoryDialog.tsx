import { ApiError, type Schemas } from "@grantwright/api-client";
import { useHistoryEntry, useTextHistory } from "@grantwright/api-client/react-query";
import { Banner, Button, Dialog, showToast, Skeleton, spanLabel } from "@grantwright/ui";
import { useState } from "react";
import { Loaded } from "../Loaded.tsx";
import { historyCopy as copy } from "./history.copy.ts";
import { Columns, EntryText } from "./history.styles.ts";
import { MomentChange } from "./MomentChange.tsx";
import { Moments } from "./Moments.tsx";
import type { ShownHistory } from "./shownHistory.ts";

/** Props of HistoryDialog. */
export interface HistoryDialogProps extends ShownHistory {
  onClose: () => void;
}

/** From when to when somebody wrote. */
const timeOf = ({ startedAt, endedAt }: Schemas["HistoryEntry"]) => spanLabel(startedAt, endedAt);

/** Who wrote a text, when and how, and what stood there before. */
export default function HistoryDialog({ docId, place, title, text, onRestore, onClose }: HistoryDialogProps) {
  const history = useTextHistory(docId, place);
  const [chosen, setChosen] = useState<string>();
  const [isRestoring, setRestoring] = useState(false);
  const [failure, setFailure] = useState<string>();
  const entries = history.data?.pages.flat() ?? [];
  const entry = entries.find((each) => String(each.entry) === chosen) ?? entries[0];
  const shown = useHistoryEntry(docId, place, entry);
  const isCurrent = shown.data?.text === text;
  const isOnly = entries.length === 1 && !history.hasNextPage;

  const restore = async () => {
    if (shown.data === undefined) return;
    setFailure(undefined);
    setRestoring(true);
    try {
      await onRestore?.(shown.data.text);
      showToast({ title: copy.restored, description: copy.restoredText, tone: "success" });
      onClose();
    } catch (error) {
      setFailure(error instanceof ApiError && error.status === 412 ? copy.stale : copy.restoreFailed);
    } finally {
      setRestoring(false);
    }
  };
  const availability =
    shown.data === undefined
      ? ({ isUnavailable: true, unavailableReason: copy.loading } as const)
      : isCurrent
        ? ({ isUnavailable: true, unavailableReason: copy.isCurrent } as const)
        : {};

  return (
    <Dialog
      title={copy.title(title)}
      description={entry ? (isOnly ? copy.only(timeOf(entry), entry) : copy.about) : undefined}
      size="large"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        onRestore &&
        entry &&
        // A single version that stands there now is nothing to put back.
        (!isOnly || (shown.data !== undefined && !isCurrent)) && (
          <Button isPending={isRestoring} onPress={() => void restore()} {...availability}>
            {copy.restore}
          </Button>
        )
      }
    >
      <Loaded
        query={{ ...history, data: history.data && entries }}
        skeleton={<Skeleton lines={6} />}
        failed={{ title: copy.failed, text: copy.failedText, retry: copy.retry, level: 3 }}
        empty={<p>{copy.none}</p>}
      >
        {(all) =>
          isOnly ? (
            <EntryText aria-label={copy.onlyText} tabIndex={0}>
              {failure && <Banner tone="danger">{failure}</Banner>}
              <MomentChange query={shown} isWhole />
            </EntryText>
          ) : (
            <Columns>
              <Moments
                moments={all.map((each) => ({
                  key: String(each.entry),
                  label: timeOf(each),
                  description: copy.entry(each),
                }))}
                chosen={String(entry?.entry)}
                onChoose={setChosen}
                pages={history}
              />
              <EntryText aria-label={copy.text} tabIndex={0}>
                {failure && <Banner tone="danger">{failure}</Banner>}
                <MomentChange query={shown} />
              </EntryText>
            </Columns>
          )
        }
      </Loaded>
    </Dialog>
  );
}
