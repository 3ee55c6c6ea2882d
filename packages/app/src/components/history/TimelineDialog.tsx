import { useHistoryEntry, useTimeline } from "@grantwright/api-client/react-query";
import { Button, Dialog, RadioGroup, SegmentedControl, Select, Skeleton, spanLabel } from "@grantwright/ui";
import { useState } from "react";
import { ChangedWords } from "../documents/ChangedWords.tsx";
import { Loaded } from "../Loaded.tsx";
import { historyCopy, timelineCopy as copy } from "./history.copy.ts";
import { Columns, Entries, EntryText, Whose, Wide } from "./history.styles.ts";
import type { ShownTimeline } from "./shownHistory.ts";
import { ThenAndNow } from "./ThenAndNow.tsx";

/** Props of TimelineDialog. */
export interface TimelineDialogProps extends ShownTimeline {
  onClose: () => void;
}

const everybody = "";

/** Who wrote in a document, where, when and how: what each moment changed, and what has become of everything since. */
export default function TimelineDialog({ docId, versionId, onRestore, onClose }: TimelineDialogProps) {
  const [by, setBy] = useState(everybody);
  const [chosen, setChosen] = useState<string>();
  const [view, setView] = useState<"change" | "compare">("change");
  const timeline = useTimeline(docId, {
    ...(versionId !== undefined && { versionId }),
    ...(by !== everybody && { by }),
  });
  const pages = timeline.data?.pages ?? [];
  const entries = pages
    .flatMap((page) => page.entries)
    .map((each) => ({ ...each, key: `${each.sectionId ?? each.fieldId}.${each.moment.entry}` }));
  const [people, setPeople] = useState(pages[0]?.people);
  const known = pages[0]?.people;
  if (known && known !== people) setPeople(known);
  const entry = entries.find(({ key }) => key === chosen) ?? entries[0];
  const place = entry?.sectionId === undefined ? { fieldId: entry?.fieldId ?? "" } : { sectionId: entry.sectionId };
  const shown = useHistoryEntry(docId, place, view === "change" ? entry?.moment : undefined);

  return (
    <Dialog
      title={copy.title}
      description={copy.about}
      size="large"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button variant="line" onPress={onClose}>
          {historyCopy.close}
        </Button>
      }
    >
      {people && people.length > 1 && (
        <Whose>
          {" "}
          <Select
            label={copy.whose}
            value={by}
            onChange={(next) => {
              setBy(next);
              setChosen(undefined);
            }}
            options={[
              { value: everybody, label: copy.everybody },
              ...people.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </Whose>
      )}
      <Loaded
        query={{ ...timeline, data: timeline.data && entries }}
        skeleton={<Skeleton lines={8} />}
        failed={{ title: historyCopy.failed, text: historyCopy.failedText, retry: historyCopy.retry, level: 3 }}
        empty={<p>{by === everybody ? copy.none : copy.noneOf}</p>}
      >
        {(all) => (
          <Columns>
            <Entries>
              <RadioGroup
                label={historyCopy.entries}
                isLabelHidden
                value={entry?.key ?? ""}
                onChange={setChosen}
                options={all.map(({ key, title, moment }) => ({
                  value: key,
                  label: copy.moment(title, spanLabel(moment.startedAt, moment.endedAt)),
                  description: historyCopy.entry(moment),
                }))}
              />
              {timeline.hasNextPage && (
                <Button
                  variant="line"
                  size="small"
                  isPending={timeline.isFetchingNextPage}
                  onPress={() => void timeline.fetchNextPage()}
                >
                  {historyCopy.more}
                </Button>
              )}
            </Entries>
            <Wide>
              <SegmentedControl
                label={copy.view}
                value={view}
                onChange={setView}
                options={[
                  { value: "change", label: copy.views.change },
                  { value: "compare", label: copy.views.compare },
                ]}
              />
              <EntryText aria-label={copy.views[view]} tabIndex={0}>
                {view === "compare" && entry ? (
                  <ThenAndNow
                    docId={docId}
                    at={entry.moment.endedAt}
                    {...(versionId !== undefined && { versionId })}
                    onRestore={onRestore}
                  />
                ) : (
                  <Loaded
                    query={shown}
                    skeleton={<Skeleton lines={6} />}
                    failed={{ title: historyCopy.entryFailed, retry: historyCopy.retry, level: 3 }}
                  >
                    {({ parts }) =>
                      parts.length === 0 ? (
                        <p>{historyCopy.empty}</p>
                      ) : (
                        <ChangedWords parts={parts} said={historyCopy} />
                      )
                    }
                  </Loaded>
                )}
              </EntryText>
            </Wide>
          </Columns>
        )}
      </Loaded>
    </Dialog>
  );
}
