import type { Schemas } from "@grantwright/api-client";
import {
  Button,
  ButtonLink,
  EmptyState,
  Heading,
  SearchField,
  SegmentedControl,
  Text,
  VisuallyHidden,
} from "@grantwright/ui";
import type { UseQueryResult } from "@tanstack/react-query";
import { lazy, Suspense, useRef, useState, type ReactNode } from "react";
import { Loaded } from "../Loaded.tsx";
import { EmptyWithFormats } from "./EmptyWithFormats.tsx";
import { PageHead, WidePage } from "../page/Page.styles.ts";
import { PageLinks } from "../page/PageLinks.tsx";
import { useTurnedPage } from "../page/addressOfList.ts";
import { createFirstGrant } from "./createGrant.tsx";
import { copy } from "./documents.copy.ts";
import { Listed, ListTools, Sort } from "./DocumentList.styles.ts";
import { documentSorts, isNarrowed } from "./listPart.ts";
import type { useListPart } from "./useListPart.ts";

const Beginnings = lazy(() => import("./Beginnings.tsx"));
const SharedWithYou = lazy(() => import("../access/SharedWithYou.tsx"));

type Item = Schemas["DocumentListItem"];

/** Props of DocumentListScreen. */
export interface DocumentListScreenProps {
  title: string;
  /** Stands beside the headline. */
  action?: ReactNode;
  /** The part that is asked for, with one more than a page shows. */
  list: UseQueryResult<Item[]>;
  /** Without a network: it was looked for among what is kept on this device. */
  isOnDevice: boolean;
  /** Which part that is, and what changes it. */
  shown: ReturnType<typeof useListPart>;
  /** How many a page shows. */
  limit: number;
  /** What was found, in words: `12 drafts`, or `Drafts 101 to 173`. */
  found: (first: number, last: number, isAll: boolean) => string;
  /** The shape of the list while it loads. */
  skeleton: ReactNode;
  /** What did not come. */
  failed: string;
  /** What is said while there is no document. */
  none: { title: string; text: string };
  children: (items: Item[]) => ReactNode;
}

const sorts = documentSorts.map((value) => ({ value, label: copy.sorts[value] }));

/** From how many rows on a list is searched and sorted; fewer are seen at once. */
const longFrom = 8;

/** Up to how many documents leave room for what one can begin from. */
const few = 3;

/** All documents of one kind, a page at a time: searched by name and funder, the last edited first or in another order. */
export function DocumentListScreen(props: DocumentListScreenProps) {
  const { title, action, list, isOnDevice, shown, limit, found, skeleton, failed, none, children } = props;
  const { part, typed, setTyped, setSort } = shown;
  const field = useRef<HTMLInputElement>(null);
  const section = useRef<HTMLElement>(null);
  useTurnedPage(section, part.page, list.isPlaceholderData);
  const { data } = list;
  const items = data?.slice(0, limit) ?? [];
  const hasMore = (data?.length ?? 0) > limit;
  const first = (part.page - 1) * limit + 1;
  const isNone = data?.length === 0 && !list.isPlaceholderData;
  const hasNone = isNone && !isNarrowed(part);
  const isLong = items.length >= longFrom || isNarrowed(part);
  const [wasLong, setWasLong] = useState(isLong);
  // What has been there stays: a search that finds little takes no field away from under the caret.
  if (isLong && !wasLong) setWasLong(true);
  return (
    <WidePage>
      <title>{`${title} · Grantwright`}</title>
      <PageHead>
        <Heading level={1} size={36}>
          {title}
        </Heading>
        {!hasNone && action}
      </PageHead>
      {wasLong && !hasNone && (
        <ListTools>
          <SearchField
            ref={field}
            label={`${copy.search} ${title.toLowerCase()}`}
            isLabelHidden
            placeholder={copy.searchExample}
            value={typed}
            onChange={setTyped}
          />
          <Sort>
            <span aria-hidden>{copy.sort}</span>
            <SegmentedControl label={copy.sort} options={sorts} value={part.sort} onChange={setSort} />
          </Sort>
          <div role="status">
            {items.length > 0 && <span>{found(first, first + items.length - 1, part.page === 1 && !hasMore)}</span>}
            {isNone && <VisuallyHidden>{copy.nothing}</VisuallyHidden>}
            {isOnDevice && <Text tone="attention">{copy.onDevice}</Text>}
          </div>
        </ListTools>
      )}
      <Listed ref={section} tabIndex={-1} aria-label={title} aria-busy={list.isPlaceholderData || undefined}>
        <Loaded
          // Nothing of the part before is no answer to this one.
          query={list.isPlaceholderData && items.length === 0 ? { ...list, isPending: true } : list}
          skeleton={skeleton}
          failed={{ level: 2, title: failed, text: copy.failedText, retry: copy.retry }}
          empty={
            hasNone ? (
              <EmptyWithFormats way="documents" title={none.title} action={createFirstGrant}>
                {none.text}
              </EmptyWithFormats>
            ) : (
              <NothingHere
                {...part}
                onShowAll={() => {
                  setTyped("");
                  field.current?.focus();
                }}
              />
            )
          }
        >
          {() => children(items)}
        </Loaded>
      </Listed>
      <PageLinks title={title} page={part.page} hasNext={hasMore} />
      <Suspense>
        <SharedWithYou />
        {items.length > 0 && items.length <= few && !wasLong && part.page === 1 && <Beginnings isBelow />}
      </Suspense>
    </WidePage>
  );
}

interface NothingHereProps {
  search: string;
  page: number;
  onShowAll: () => void;
}

/** Nothing was found, or the list ends before this page. */
function NothingHere({ search, page, onShowAll }: NothingHereProps) {
  if (page > 1)
    return (
      <EmptyState
        level={2}
        title={copy.pagePast}
        action={
          <ButtonLink variant="line" href={`?${new URLSearchParams(search && { search }).toString()}`}>
            {copy.firstPage}
          </ButtonLink>
        }
      >
        {copy.pagePastText}
      </EmptyState>
    );
  return (
    <EmptyState
      level={2}
      title={copy.noneFound(search)}
      action={
        <Button variant="line" onPress={onShowAll}>
          {copy.showAll}
        </Button>
      }
    >
      {copy.noneFoundText}
    </EmptyState>
  );
}
