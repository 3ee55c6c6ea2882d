import type { useHistoryEntry } from "@grantwright/api-client/react-query";
import { Skeleton } from "@grantwright/ui";
import { ChangedWords } from "../documents/ChangedWords.tsx";
import { Loaded } from "../Loaded.tsx";
import { historyCopy as copy } from "./history.copy.ts";
import { Whole } from "./history.styles.ts";

/** Props of MomentChange. */
export interface MomentChangeProps {
  query: ReturnType<typeof useHistoryEntry>;
  /** Shows the text that it left, and no changes. Default: false. */
  isWhole?: boolean;
}

/** What a moment changed of a text. */
export function MomentChange({ query, isWhole = false }: MomentChangeProps) {
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton lines={6} />}
      failed={{ title: copy.entryFailed, retry: copy.retry, level: 3 }}
    >
      {({ parts, text }) =>
        parts.length === 0 ? (
          <p>{copy.empty}</p>
        ) : isWhole ? (
          <Whole dir="auto">{text}</Whole>
        ) : (
          <ChangedWords parts={parts} said={copy} />
        )
      }
    </Loaded>
  );
}
