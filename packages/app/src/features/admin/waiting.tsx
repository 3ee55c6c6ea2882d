import { Skeleton } from "@grantwright/ui";
import { copy } from "./admin.copy.ts";

/** What every pane shows before there is something, and where it does not come: for `Loaded`. */
export const waiting = {
  skeleton: <Skeleton lines={6} height="16px" />,
  failed: { level: 2, title: copy.failed, text: copy.failedText, retry: copy.retry },
  isLive: true,
} as const;
