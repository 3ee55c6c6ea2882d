import { LoadingRegion, Skeleton } from "@grantwright/ui";
import { Conversation } from "./Conversation.styles.ts";
import { copy } from "./messages.copy.ts";

/** The conversation's shape while it loads. */
export function ThreadSkeleton() {
  return (
    <Conversation>
      <header>
        <LoadingRegion label={copy.loadingThread}>
          <Skeleton width="min(420px, 80%)" height={34} />
          <Skeleton width={180} height={20} />
        </LoadingRegion>
      </header>
      <div data-part="messages">
        <Skeleton lines={5} height={18} />
      </div>
    </Conversation>
  );
}
