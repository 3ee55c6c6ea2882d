import { useCategories } from "@grantwright/api-client/react-query";
import { ButtonLink, Heading, Link, PlusIcon, SearchField, useMediaQuery } from "@grantwright/ui";
import { Link as RouterLink, useHref, useParams, useSearchParams } from "react-router-dom";
import { PageHead, WidePage } from "../../components/page/Page.styles.ts";
import { useSession } from "../../session/useSession.ts";
import { copy } from "./library.copy.ts";
import { Actions, AfterAll, Categories } from "./Library.styles.ts";
import { FoundCount } from "./FoundCount.tsx";
import { LibraryPartSection } from "./LibraryPartSection.tsx";
import { wholePartOf } from "./libraryParts.ts";
import { smallScreen } from "../../components/page/pagedScreen.ts";
import { useAddressSearch } from "../../components/page/addressOfList.ts";

/** The grant library: all of it, or one category; visitors may look around. */
export default function LibraryScreen() {
  const { categoryId } = useParams();
  const [params] = useSearchParams();
  const session = useSession();
  const { typed, setTyped, search } = useAddressSearch();
  const filter = { categoryId, search };
  const whole = wholePartOf(params);
  // A tab of its own is opened by the browser itself, which does not know of the team that the app stands in.
  const templates = useHref("/templates");
  const isVisitor = session.status === "signedOut";
  // Where there is one column, nothing stands between the search and what it finds: what makes a new one is at the foot.
  const isSmall = useMediaQuery(smallScreen);
  const isOneColumn = isSmall && !isVisitor;
  const own = (
    <Link isStandalone href={templates} target="_blank">
      {copy.yourGrants}
    </Link>
  );
  const create = (
    <ButtonLink variant="line" href="/templates/new">
      <PlusIcon size="small" />
      {copy.createTemplate}
    </ButtonLink>
  );
  const actions = (
    <Actions>
      {!isOneColumn && own}
      {create}
    </Actions>
  );
  return (
    <WidePage>
      <title>{`${copy.title} · Grantwright`}</title>
      <PageHead>
        <Heading level={1} size={36}>
          {copy.title}
        </Heading>
        {isOneColumn ? own : !isVisitor && actions}
      </PageHead>
      <SearchField
        label={copy.search}
        isLabelHidden
        size="large"
        placeholder={copy.searchExample}
        value={typed}
        onChange={setTyped}
      />
      <CategoryLinks categoryId={categoryId} search={search} />
      {search && !whole && <FoundCount filter={filter} />}
      {whole ? (
        <LibraryPartSection key={whole} part={whole} filter={filter} isWhole />
      ) : (
        <>
          {session.status === "signedIn" && !search && <LibraryPartSection part="bookmarks" filter={filter} />}
          <LibraryPartSection part="open" filter={filter} />
          <LibraryPartSection part="missed" filter={filter} />
          <LibraryPartSection part="reports" filter={filter} />
        </>
      )}
      {(isVisitor || isSmall) && <AfterAll>{actions}</AfterAll>}
    </WidePage>
  );
}

/** The ways to one category, and back to all of them. How many each has is said of the whole library, not of a search. */
function CategoryLinks({ categoryId, search }: { categoryId: string | undefined; search: string }) {
  const categories = useCategories().data;
  if (!categories?.length) return null;
  const query = search && `?${new URLSearchParams({ search }).toString()}`;
  return (
    <Categories aria-label={copy.categories}>
      <ul>
        <li>
          <RouterLink to={`/grants${query}`} aria-current={categoryId === undefined ? "page" : undefined}>
            {copy.allCategories}
          </RouterLink>
        </li>
        {categories.map(({ id, name, count }) => (
          <li key={id}>
            <RouterLink to={`/grants/category/${id}${query}`} aria-current={id === categoryId ? "page" : undefined}>
              {name} {!search && <span>{count}</span>}
            </RouterLink>
          </li>
        ))}
      </ul>
    </Categories>
  );
}
