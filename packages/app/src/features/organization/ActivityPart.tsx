import { useTeamActivity } from "@grantwright/api-client/react-query";
import { Button, Heading, RelativeTime, Skeleton } from "@grantwright/ui";
import { useState } from "react";
import { Loaded } from "../../components/Loaded.tsx";
import { activityText } from "./activityText.ts";
import { copy } from "./organization.copy.ts";
import { Happening, Part } from "./Organization.styles.ts";

/** How many entries a page of the activity has. */
const page = 30;

/** What happened in the team, the newest first. */
export function ActivityPart() {
  const [pages, setPages] = useState(1);
  return (
    <Part>
      <Heading level={2} size={22}>
        {copy.activity}
      </Heading>
      <ActivityList pages={pages} onMore={() => setPages(pages + 1)} />
    </Part>
  );
}

function ActivityList({ pages, onMore }: { pages: number; onMore: () => void }) {
  const activity = useTeamActivity(pages);
  return (
    <Loaded
      query={activity}
      skeleton={<Skeleton lines={4} />}
      failed={{ title: copy.activityFailed, text: copy.failedText, retry: copy.retry }}
      empty={<p>{copy.noActivity}</p>}
    >
      {(entries) => (
        <>
          <ul>
            {entries.map((entry) => (
              <Happening key={entry.id}>
                <span dir="auto">{activityText(entry)}</span>
                <RelativeTime date={entry.at} />
              </Happening>
            ))}
          </ul>
          {entries.length >= pages * page && (
            <div data-part="row">
              <Button variant="line" size="small" isPending={activity.isPlaceholderData} onPress={onMore}>
                {copy.more}
              </Button>
            </div>
          )}
        </>
      )}
    </Loaded>
  );
}
