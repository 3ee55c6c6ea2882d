import type { Schemas } from "@grantwright/api-client";
import { useNotifications, useUpdateNotifications } from "@grantwright/api-client/react-query";
import { SegmentedControl, Skeleton } from "@grantwright/ui";
import { Loaded } from "../../components/Loaded.tsx";
import { showRequestError } from "../../components/requestErrors.ts";
import { notificationsCopy as copy } from "./notifications.copy.ts";
import { Choices } from "./notifications.styles.ts";

type Choice = Schemas["NotificationChoices"];

const kinds = Object.keys(copy.kinds) as (keyof Choice)[];
const times = (Object.keys(copy.times) as Choice[keyof Choice][]).map((value) => ({
  value,
  label: copy.times[value],
}));

/** What is mailed when, a choice for each kind; saved as it is made. For who agreed to emails. */
export default function NotificationsPart() {
  const choices = useNotifications();
  const update = useUpdateNotifications();
  // What was chosen stands there at once; where it is not stored, what stood before does.
  const chosen = update.isPending ? update.variables : {};
  return (
    <Loaded
      query={choices}
      skeleton={<Skeleton lines={6} />}
      failed={{ title: copy.failed, retry: copy.retry, level: 3 }}
    >
      {(data) => (
        <Choices>
          <p>{copy.about}</p>
          {kinds.map((kind) => (
            <SegmentedControl
              key={kind}
              label={copy.kinds[kind]}
              isLabelShown
              value={chosen[kind] ?? data[kind]}
              options={times}
              onChange={(time) => update.mutate({ [kind]: time }, { onError: showRequestError })}
            />
          ))}
        </Choices>
      )}
    </Loaded>
  );
}
