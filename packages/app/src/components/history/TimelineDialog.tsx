import { useHistoryEntry, useTimeline } from "@grantwright/api-client/react-query";
import { SegmentedControl, Select, Skeleton, spanLabel } from "@grantwright/ui";
import { useState } from "react";
import { ClosingDialog } from "../ClosingDialog.tsx";
import { Loaded } from "../Loaded.tsx";
import { historyCopy, timelineCopy as copy } from "./history.copy.ts";
import { Columns, EntryText, Whose, Wide } from "./history.styles.ts";
import { MomentChange } from "./MomentChange.tsx";
import { Moments } from "./Moments.tsx";
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
    <ClosingDialog title={copy.title} description={copy.about} size="large" onClose={onClose}>
      {people && people.length > 1 && (
        <Whose>
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
            <Moments
              moments={all.map(({ key, title, moment }) => ({
                key,
                label: copy.section(title),
                description: copy.amount(moment),
                group: copy.moment(spanLabel(moment.startedAt, moment.endedAt), moment),
              }))}
              chosen={entry?.key ?? ""}
              onChoose={setChosen}
              pages={timeline}
            />
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
                  <MomentChange query={shown} />
                )}
              </EntryText>
            </Wide>
          </Columns>
        )}
      </Loaded>
    </ClosingDialog>
  );
}
