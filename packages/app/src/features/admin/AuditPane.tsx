import { auditFileAddress, type Schemas } from "@grantwright/api-client";
import { useApiClient, useAudit } from "@grantwright/api-client/react-query";
import { Button, ButtonLink, DateTimeField, momentLabel, SearchField, SegmentedControl } from "@grantwright/ui";
import { useState } from "react";
import { Loaded } from "../../components/Loaded.tsx";
import { auditCopy as copy } from "./audit.copy.ts";
import { DayRange, Pane } from "./Admin.styles.ts";
import { ListTable } from "./ListTable.tsx";
import { useSearchText } from "./useSearchText.ts";
import { waiting } from "./waiting.tsx";

/** How many entries a page has, and how many are shown at most: the file has all. */
const page = 50;
const most = 500;

type Area = keyof typeof copy.area;

const areas = (Object.keys(copy.area) as Area[]).map((value) => ({ value, label: copy.area[value] }));

/** The first and the last day as they are asked for, such as `2026-11-22`; empty for no bound. */
const noDays = { from: "", until: "" };

const isTurned = ({ from, until }: typeof noDays) => from !== "" && until !== "" && until < from;

/** Who did what that somebody may ask about later. */
export function AuditPane() {
  const client = useApiClient();
  const { typed, setTyped, query } = useSearchText();
  const [area, setArea] = useState<Area>("all");
  const [typedDays, setTypedDays] = useState(noDays);
  const [days, setDays] = useState(noDays);
  const [limit, setLimit] = useState(page);
  const filter = {
    ...query,
    ...(area !== "all" && { area }),
    ...(days.from && { from: days.from }),
    ...(days.until && { until: days.until }),
  };
  const changeDays = (change: Partial<typeof noDays>) => {
    const next = { ...typedDays, ...change };
    setTypedDays(next);
    if (!isTurned(next)) setDays(next);
  };
  const entries = useAudit({ ...filter, limit });
  return (
    <Pane>
      <div data-part="tools">
        <SearchField label={copy.search} value={typed} onChange={setTyped} />
        <DayRange>
          <DateTimeField
            label={copy.from}
            granularity="day"
            value={typedDays.from}
            onChange={(from) => changeDays({ from })}
          />
          <DateTimeField
            label={copy.until}
            granularity="day"
            value={typedDays.until}
            onChange={(until) => changeDays({ until })}
            errorMessage={isTurned(typedDays) ? copy.turned : undefined}
          />
        </DayRange>
        <ButtonLink variant="line" href={auditFileAddress(client, filter)} download>
          {copy.download}
        </ButtonLink>
      </div>
      <SegmentedControl label={copy.areas} value={area} options={areas} onChange={setArea} />
      <p>{copy.about}</p>
      <Loaded query={entries} {...waiting}>
        {({ entries: shown, hasMore }) => (
          <>
            <ListTable columns={[copy.when, copy.who, copy.what, copy.on, copy.network]} items={shown}>
              {(entry) => <EntryRow key={entry.id} entry={entry} />}
            </ListTable>
            {hasMore &&
              (limit < most ? (
                <div>
                  <Button variant="line" size="small" onPress={() => setLimit(Math.min(most, limit + page))}>
                    {copy.more}
                  </Button>
                </div>
              ) : (
                <p>{copy.mostShown}</p>
              ))}
          </>
        )}
      </Loaded>
    </Pane>
  );
}

function EntryRow({ entry }: { entry: Schemas["AuditEntry"] }) {
  const { actorId, actorName, actorEmail } = entry;
  const nobody = entry.network === "command" ? copy.command : copy.nobody;
  return (
    <tr>
      <th scope="row">{momentLabel(entry.at)}</th>
      <td>
        <p>
          <bdi>{actorName ?? (actorId === undefined ? nobody : copy.gone(actorId))}</bdi>
        </p>
        {actorEmail !== undefined && <p>{actorEmail}</p>}
      </td>
      <td>{copy.event(entry)}</td>
      <td>
        {copy.details(entry).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </td>
      <td>{entry.network}</td>
    </tr>
  );
}
