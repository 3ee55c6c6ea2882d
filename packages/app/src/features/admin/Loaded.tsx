import { ErrorState, Skeleton } from "@grantwright/ui";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { copy } from "./admin.copy.ts";

/** Props of Loaded. */
export interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** What to show of what came. */
  children: (data: Data) => ReactNode;
}

/** What a query brought, or that it is on its way, or why it did not come. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  if (query.isPending) return <Skeleton lines={6} height="16px" />;
  if (query.isError)
    return (
      <ErrorState
        level={2}
        title={copy.failed}
        onRetry={() => void query.refetch()}
        retryLabel={copy.retry}
        isRetrying={query.isFetching}
      >
        {copy.failedText}
      </ErrorState>
    );
  return children(query.data);
}
