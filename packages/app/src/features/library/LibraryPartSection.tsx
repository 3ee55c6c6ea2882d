import type { Schemas } from "@grantwright/api-client";
import { usePublishedDocs } from "@grantwright/api-client/react-query";
import {
  BookmarkStrip,
  BookmarkTile,
  ButtonLink,
  EmptyState,
  Heading,
  Link,
  MoreCard,
  ReportRow,
  Text,
} from "@grantwright/ui";
import { useEffect, useRef, type ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { Loaded } from "../../components/Loaded.tsx";
import { BookmarkButton } from "../../components/grants/BookmarkButton.tsx";
import { extentOf, grantHref } from "../../components/grants/grants.copy.ts";
import { BlockHead, Rows } from "../../components/page/Page.styles.ts";
import { RowsSkeleton } from "../../components/page/Skeletons.tsx";
import { CardsSkeleton, GrantCards } from "./GrantCards.tsx";
import { pageOf, useTurnedPage } from "../../components/page/addressOfList.ts";
import { copy } from "./library.copy.ts";
import { MorePlace, Part } from "./Library.styles.ts";
import { pageLimit, partLimits, partQuery, type LibraryFilter, type LibraryPart } from "./libraryParts.ts";
import { useWithoutBookmarks } from "./useWithoutBookmarks.ts";
import { PageLinks } from "../../components/page/PageLinks.tsx";

/** Props of LibraryPartSection. */
export interface LibraryPartSectionProps {
  part: LibraryPart;
  filter: LibraryFilter;
  /** The part has the page to itself, and is turned through. */
  isWhole?: boolean;
}

/** One part of the library: what is bookmarked, open, missed or asked for as a report. */
export function LibraryPartSection({ part, filter, isWhole = false }: LibraryPartSectionProps) {
  const [params] = useSearchParams();
  const page = isWhole ? pageOf(params) : 1;
  const limit = isWhole ? pageLimit : partLimits[part];
  const list = usePublishedDocs({
    ...partRequest(part, filter),
    ...(isWhole && { limit: limit + 1 }),
    ...(page > 1 && { offset: (page - 1) * limit }),
  });
  // What stands among the bookmarks above is left out of what can be applied to; a search has none above it.
  const isBesideBookmarks = part === "open" && !isWhole && !filter.search;
  const listed = useWithoutBookmarks(
    { cards: list.data, isPlaceholderData: list.isPlaceholderData },
    isBesideBookmarks ? (filter.categoryId ?? "") : undefined,
  );
  const cards = listed.slice(0, limit);
  const hasMore = listed.length > limit || (isBesideBookmarks && list.data?.length === partRequest(part, filter).limit);
  const section = useKeptFocus(list.data);
  useTurnedPage(section, isWhole ? page : undefined, list.isPlaceholderData);
  const isEmpty = list.data?.length === 0;
  // What was missed and reports are not missed when there are none, and that a category has no bookmarks says nothing of the others.
  const isOptional =
    part === "missed" || part === "reports" || (part === "bookmarks" && filter.categoryId !== undefined);
  if (isEmpty && !isWhole && isOptional) return null;
  const title = copy[part];
  return (
    <Part
      ref={section}
      tabIndex={-1}
      aria-labelledby={`library-${part}`}
      aria-busy={list.isPlaceholderData || undefined}
    >
      <BlockHead>
        <Heading level={2} size={22} id={`library-${part}`}>
          {title}
        </Heading>
        {isWhole && (
          <Link isStandalone href={hrefOf(params, undefined)}>
            {copy.wholeLibrary}
          </Link>
        )}
      </BlockHead>
      {part === "open" && !isEmpty && !filter.search && (
        <Text tone="soft">
          {copy.openText} {listed.length < (list.data?.length ?? 0) && copy.bookmarkedAbove}
        </Text>
      )}
      <Loaded
        query={list}
        skeleton={<PartSkeleton part={part} />}
        failed={{ title: copy.failed, text: copy.failedText, retry: copy.retry }}
        isEmpty={() => isEmpty}
        empty={<NothingHere part={part} isSearch={filter.search !== ""} />}
      >
        {() =>
          cards.length === 0 ? (
            <Text tone="soft">{copy.allBookmarked}</Text>
          ) : (
            <PartCards
              part={part}
              cards={cards}
              more={
                hasMore &&
                !isWhole &&
                part !== "missed" && <MoreCard href={hrefOf(params, part)} label={copy.all[part]} />
              }
            />
          )
        }
      </Loaded>
      {isWhole && <PageLinks title={title} page={page} hasNext={hasMore} />}
    </Part>
  );
}

/** This address with one part alone, or with all of them; the search stays. */
function hrefOf(params: URLSearchParams, part: LibraryPart | undefined): string {
  const search = params.get("search");
  return `?${new URLSearchParams({ ...(search && { search }), ...(part && { show: part }) }).toString()}`;
}

/** When the bookmark that had the focus is gone with its tile, the focus goes to the part that it stood in. */
function useKeptFocus(data: unknown) {
  const section = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      hadFocus.current = section.current?.contains(target as Node) ?? false;
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  }, [data]);
  return section;
}

interface PartCardsProps {
  part: LibraryPart;
  cards: readonly Schemas["TemplateCard"][];
  more: ReactNode;
}

/** The bookmarked ones, each with its bookmark to press. */
function Bookmarks({ cards, more }: Pick<PartCardsProps, "cards" | "more">) {
  return (
    <BookmarkStrip>
      {cards.map((card) => (
        <BookmarkTile
          key={card.id}
          href={grantHref(card.templateId)}
          title={card.name}
          funder={card.funderName || card.audience || ""}
          deadline={card.deadline}
          extent={extentOf(card)}
          actions={<BookmarkButton card={card} isInBookmarks />}
        />
      ))}
      {more && <MorePlace data-tile>{more}</MorePlace>}
    </BookmarkStrip>
  );
}

/** One more than is shown says whether there are more; what was missed leads nowhere else. */
const askedFor = (part: LibraryPart) => (part === "missed" ? partLimits[part] : partLimits[part] + 1);

/** What a part of the whole library asks for. Without a search, bookmarks are left out of the open ones, and as many more are asked for. */
export const partRequest = (part: LibraryPart, filter: LibraryFilter) => ({
  ...partQuery(part, filter),
  limit: askedFor(part) + (part === "open" && !filter.search ? partLimits.bookmarks : 0),
});

function PartCards({ part, cards, more }: PartCardsProps) {
  if (part === "bookmarks") return <Bookmarks cards={cards} more={more} />;
  if (part === "reports")
    return (
      <Rows>
        {cards.map((card) => (
          <ReportRow
            key={card.id}
            href={grantHref(card.templateId)}
            title={card.name}
            funder={card.funderName || card.audience || ""}
            note={card.location}
            actions={<BookmarkButton card={card} />}
          />
        ))}
        {more && <MorePlace>{more}</MorePlace>}
      </Rows>
    );
  return <GrantCards cards={cards} more={more} />;
}

function PartSkeleton({ part }: { part: LibraryPart }) {
  return part === "open" || part === "missed" ? <CardsSkeleton count={3} /> : <RowsSkeleton count={2} />;
}

function NothingHere({ part, isSearch }: { part: LibraryPart; isSearch: boolean }) {
  if (part === "bookmarks")
    return (
      <Text tone="soft">
        {copy.noBookmarks} {copy.noBookmarksText}
      </Text>
    );
  if (isSearch) return <EmptyState title={copy.nothingFound}>{copy.nothingFoundText}</EmptyState>;
  return (
    <EmptyState
      title={copy.noneOpen}
      action={
        <ButtonLink variant="line" href="/docs/new">
          {copy.blankPage}
        </ButtonLink>
      }
    >
      {copy.noneOpenText}
    </EmptyState>
  );
}
