import { usePublishedDocs } from "@grantwright/api-client/react-query";
import { Heading, Link } from "@grantwright/ui";
import { beginningsCopy } from "../../components/documents/beginnings.copy.ts";
import { Loaded } from "../../components/Loaded.tsx";
import { Block, BlockHead } from "../../components/page/Page.styles.ts";
import { RowsSkeleton } from "../../components/page/Skeletons.tsx";
import { GrantLedger } from "./GrantLedger.tsx";
import { dashboardCopy } from "./dashboard.copy.ts";

/** How many the dashboard shows. */
const grantLimit = 6;

/** Forms that a grant can be begun from, by how large they are, or when they close. */
export function FormatsBlock() {
  const list = usePublishedDocs({ types: "grant,loi,rfp", limit: grantLimit });
  return (
    <Block aria-labelledby="home-grants">
      <BlockHead>
        <Heading level={2} size={22} id="home-grants">
          {beginningsCopy.title}
        </Heading>
        <Link isStandalone href="/grants">
          {beginningsCopy.all}
        </Link>
      </BlockHead>
      <Loaded
        query={list}
        skeleton={<RowsSkeleton count={grantLimit} />}
        failed={{ title: beginningsCopy.failed, retry: dashboardCopy.retry }}
        empty={undefined}
      >
        {(cards) => <GrantLedger cards={cards} />}
      </Loaded>
    </Block>
  );
}
