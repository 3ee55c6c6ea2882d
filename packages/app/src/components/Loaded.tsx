import { ApiError } from "@grantwright/api-client";
import { ButtonLink, EmptyState, ErrorState } from "@grantwright/ui";
import type { UseQueryResult } from "@tanstack/react-query";
import { Fragment, type ElementType, type ReactNode } from "react";

/** What is said where something did not come. */
interface LoadFailure {
  title: string;
  text?: string;
  retry: string;
  /** The level of its headline. */
  level?: 1 | 2 | 3;
}

/** What is said where there is no such thing, or not for this person, and where to go from there. */
interface Missing {
  title: string;
  text: string;
  /** The address that a link leads to, and what it says. */
  href: string;
  link: string;
}

interface Empty {
  /** Stands in for an answer with nothing in it; undefined where that is shown as any other. */
  empty: ReactNode;
}

/** What is shown of a query. */
type Shown<Data> = Pick<UseQueryResult<Data>, "isPending" | "isError" | "isFetching" | "error" | "data"> & {
  refetch: () => unknown;
};

/** Two queries whose answers are shown together, as one. */
export const together = <First, Second>(first: Shown<First>, second: Shown<Second>): Shown<[First, Second]> => ({
  isPending: first.isPending || second.isPending,
  isError: first.isError || second.isError,
  isFetching: first.isFetching || second.isFetching,
  error: first.error ?? second.error,
  data: first.data === undefined || second.data === undefined ? undefined : [first.data, second.data],
  refetch: () => Promise.all([first.refetch(), second.refetch()]),
});

/** Props of Loaded, in the order in which they are met: pending, gone, failed, empty, loaded. */
export type LoadedProps<Data> = {
  query: Shown<Data>;
  /** The shape of what is to come. */
  skeleton: ReactNode;
  /** Said of one thing that is not there, or not for this person (404, or 400 for what cannot be an id). */
  gone?: Missing;
  failed: LoadFailure;
  /** What `gone` and `failed` stand in. */
  frame?: ElementType<{ children: ReactNode }>;
  /** It is only true as long as it can be asked for: where asking anew fails, what was shown does not stay. */
  isLive?: boolean;
  children: (data: Data) => ReactNode;
  /** Whether there is nothing in what came; else what lists without an entry are. */
  isEmpty?: (data: Data) => boolean;
} & (Data extends readonly unknown[] ? Empty : Partial<Empty>);

const hasNone = (data: unknown) => Array.isArray(data) && data.length === 0;
const isGone = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.status);

/** What a query brought; or that it is on its way, is not there, did not come, or has nothing in it. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const {
    query,
    skeleton,
    gone,
    failed,
    empty,
    isEmpty = hasNone,
    frame: Frame = Fragment,
    isLive = false,
    children,
  } = props;
  if (query.isPending) return skeleton;
  if (query.data !== undefined && !(isLive && query.isError))
    return empty !== undefined && isEmpty(query.data) ? empty : children(query.data);
  if (gone && isGone(query.error))
    return (
      <Frame>
        <EmptyState
          level={1}
          title={gone.title}
          action={
            <ButtonLink variant="line" href={gone.href}>
              {gone.link}
            </ButtonLink>
          }
        >
          {gone.text}
        </EmptyState>
      </Frame>
    );
  return (
    <Frame>
      <ErrorState
        level={failed.level}
        title={failed.title}
        onRetry={() => void query.refetch()}
        retryLabel={failed.retry}
        isRetrying={query.isFetching}
      >
        {failed.text}
      </ErrorState>
    </Frame>
  );
}
