import { useTeamActivity } from "@grantwright/api-client/react-query";
import { Button, ErrorState, Heading, RelativeTime, Skeleton } from "@grantwright/ui";
import { useState } from "react";
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
  if (activity.isPending) return <Skeleton lines={4} />;
  if (activity.isLoadingError)
    return (
      <ErrorState
        level={3}
        title={copy.activityFailed}
        onRetry={() => void activity.refetch()}
        retryLabel={copy.retry}
        isRetrying={activity.isFetching}
      >
        {copy.failedText}
      </ErrorState>
    );
  if (activity.data.length === 0) return <p>{copy.noActivity}</p>;
  return (
    <>
      <ul>
        {activity.data.map((entry) => (
          <Happening key={entry.id}>
            <span dir="auto">{activityText(entry)}</span>
            <RelativeTime date={entry.at} />
          </Happening>
        ))}
      </ul>
      {activity.data.length >= pages * page && (
        <div data-part="row">
          <Button variant="line" size="small" isPending={activity.isPlaceholderData} onPress={onMore}>
            {copy.more}
          </Button>
        </div>
      )}
    </>
  );
}
