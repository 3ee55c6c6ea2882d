import { usePublishedDocs } from "@grantwright/api-client/react-query";
import { Heading, Link } from "@grantwright/ui";
import { Loaded } from "../../components/Loaded.tsx";
import { Block, BlockHead } from "../../components/page/Page.styles.ts";
import { RowsSkeleton } from "../../components/page/Skeletons.tsx";
import { GrantLedger } from "./GrantLedger.tsx";
import { copy } from "./home.copy.ts";

/** How many the dashboard shows. */
const grantLimit = 6;

/** Forms that a grant can be begun from, by how large they are, or when they close. */
export function FormatsBlock() {
  const list = usePublishedDocs({ types: "grant,loi,rfp", limit: grantLimit });
  return (
    <Block aria-labelledby="home-grants">
      <BlockHead>
        <Heading level={2} size={22} id="home-grants">
          {copy.grants}
        </Heading>
        <Link isStandalone href="/grants">
          {copy.openLibrary}
        </Link>
      </BlockHead>
      <Loaded
        query={list}
        skeleton={<RowsSkeleton count={grantLimit} />}
        failed={{ title: copy.grantsFailed, retry: copy.retry }}
        empty={undefined}
      >
        {(cards) => <GrantLedger cards={cards} />}
      </Loaded>
    </Block>
  );
}
