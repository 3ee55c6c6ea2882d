import { hasRunOn } from "@grantwright/domain";
import { Text } from "@grantwright/ui";
import type { Schemas } from "@grantwright/api-client";
import { copy } from "./wizard.copy.ts";

/** Props of StopsNotice. */
export interface StopsNoticeProps {
  /** What was written so far. */
  text: string;
  user: Schemas["User"] | undefined;
}

/** Below a description that was spoken: what ends no sentence is cut by guess. A model reads it without stops, so nothing is said there. */
export const StopsNotice = ({ text, user }: StopsNoticeProps) => (
  <div role="status" data-part="stops">
    {user?.writer?.kind !== "model" && hasRunOn(text) && <Text tone="attention">{copy.fewStops}</Text>}
  </div>
);
