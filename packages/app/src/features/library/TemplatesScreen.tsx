import { usePublishedDocs } from "@grantwright/api-client/react-query";
import { ButtonLink, EmptyState, Heading, PlusIcon, SearchField, Skeleton, Text } from "@grantwright/ui";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Loaded, together } from "../../components/Loaded.tsx";
import { EmptyWithFormats } from "../../components/documents/EmptyWithFormats.tsx";
import { BlockHead, PageHead, WidePage } from "../../components/page/Page.styles.ts";
import { useSession } from "../../session/useSession.ts";
import { CardsSkeleton, GrantCards } from "./GrantCards.tsx";
import { copy as libraryCopy, templatesCopy as copy } from "./library.copy.ts";
import { Actions, OwnSearch, Part } from "./Library.styles.ts";
import { pageOf, useAddressSearch } from "../../components/page/addressOfList.ts";
import { pageLimit } from "./libraryParts.ts";
import { PageLinks } from "../../components/page/PageLinks.tsx";

/** How many templates whose deadline has passed are shown; a search finds the others. */
const lapsedLimit = 12;

/** Your templates: those of the account that is worked in. */
export default function TemplatesScreen() {
  const session = useSession();
  return <OwnTemplates isEnabled={session.status === "signedIn"} />;
}

const renderCreate = (variant: "line" | "filled") => (
  <ButtonLink variant={variant} href="/templates/new">
    <PlusIcon size="small" />
    {libraryCopy.createTemplate}
  </ButtonLink>
);

function OwnTemplates({ isEnabled }: { isEnabled: boolean }) {
  const { typed, setTyped, search } = useAddressSearch();
  const [params] = useSearchParams();
  const page = pageOf(params);
  const own = { public: false, ...(search && { search }) };
  const offset = page > 1 && { offset: (page - 1) * pageLimit };
  const open = usePublishedDocs({ ...own, limit: pageLimit + 1, ...offset }, isEnabled);
  const lapsed = usePublishedDocs({ ...own, lapsed: true, limit: lapsedLimit }, isEnabled);
  // Who came with a search keeps its field: the focus may be in it.
  const [cameToSearch] = useState(search !== "");
  const isNone = !search && page === 1 && open.data?.length === 0 && lapsed.data?.length === 0;
  return (
    <WidePage>
      <title>{`${copy.title} · Grantwright`}</title>
      <PageHead>
        <div>
          <Heading level={1} size={36}>
            {copy.title}
          </Heading>
          {!isNone && <Text tone="soft">{copy.lede}</Text>}
        </div>
        {!isNone && <Actions>{renderCreate("line")}</Actions>}
      </PageHead>
      {(!isNone || cameToSearch) && (
        <OwnSearch>
          <SearchField
            label={copy.search}
            isLabelHidden
            placeholder={copy.searchExample}
            value={typed}
            onChange={setTyped}
          />
        </OwnSearch>
      )}
      <Loaded
        query={together(open, lapsed)}
        skeleton={
          <Part>
            <BlockHead>
              <Skeleton width="96px" height="28px" />
            </BlockHead>
            <CardsSkeleton count={3} />
          </Part>
        }
        failed={{ level: 2, title: copy.failed, text: libraryCopy.failedText, retry: libraryCopy.retry }}
        isEmpty={([cards, passed]) => cards.length === 0 && passed.length === 0 && page === 1}
        empty={
          search ? (
            <EmptyState level={2} title={copy.nothingFound}>
              {copy.nothingFoundText}
            </EmptyState>
          ) : (
            <EmptyWithFormats way="templates" title={copy.none} action={renderCreate("filled")}>
              {copy.noneText}
            </EmptyWithFormats>
          )
        }
      >
        {([cards, passed]) => (
          <>
            {(cards.length > 0 || page > 1) && (
              <Part aria-labelledby="templates-open">
                <BlockHead>
                  <Heading level={2} size={22} id="templates-open">
                    {copy.open}
                  </Heading>
                </BlockHead>
                <GrantCards cards={cards.slice(0, pageLimit)} />
                <PageLinks title={copy.open} page={page} hasNext={cards.length > pageLimit} />
              </Part>
            )}
            {passed.length > 0 && (
              <Part aria-labelledby="templates-lapsed">
                <BlockHead>
                  <Heading level={2} size={22} id="templates-lapsed">
                    {copy.lapsed}
                  </Heading>
                </BlockHead>
                <GrantCards cards={passed} />
              </Part>
            )}
          </>
        )}
      </Loaded>
    </WidePage>
  );
}
