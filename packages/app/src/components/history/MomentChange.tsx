import type { useHistoryEntry } from "@grantwright/api-client/react-query";
import { Skeleton } from "@grantwright/ui";
import { ChangedWords } from "../documents/ChangedWords.tsx";
import { Loaded } from "../Loaded.tsx";
import { historyCopy as copy } from "./history.copy.ts";

/** Props of MomentChange. */
export interface MomentChangeProps {
  query: ReturnType<typeof useHistoryEntry>;
}

/** What a moment changed of a text. */
export function MomentChange({ query }: MomentChangeProps) {
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton lines={6} />}
      failed={{ title: copy.entryFailed, retry: copy.retry, level: 3 }}
    >
      {({ parts }) => (parts.length === 0 ? <p>{copy.empty}</p> : <ChangedWords parts={parts} said={copy} />)}
    </Loaded>
  );
}
