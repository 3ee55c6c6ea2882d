import type { Schemas } from "@grantwright/api-client";
import { useApiClient, useSharedDocs } from "@grantwright/api-client/react-query";
import { Button, ErrorState, Heading, Link, Text } from "@grantwright/ui";
import { useSession } from "../../session/useSession.ts";
import { Block, BlockHead } from "../page/Page.styles.ts";
import { Rows } from "../rows.styles.ts";
import { sharedWithYouCopy as copy } from "./shared.copy.ts";

/** Documents of others that the person is a guest of; nothing where there are none, and in a team. */
export default function SharedWithYou() {
  const isEnabled = useSession().status === "signedIn";
  const isPersonal = useApiClient().teamId === undefined;
  const shared = useSharedDocs(isEnabled && isPersonal);
  const all = shared.data?.pages.flat() ?? [];
  if (shared.isError && all.length === 0)
    return <ErrorState level={2} title={copy.failed} onRetry={() => void shared.refetch()} retryLabel={copy.retry} />;
  if (all.length === 0) return null;
  return (
    <Block aria-labelledby="shared-with-you">
      <BlockHead>
        <Heading level={2} size={22} id="shared-with-you">
          {copy.title}
        </Heading>
      </BlockHead>
      <Rows>
        {all.map((each) => (
          <Shared key={each.id} {...each} />
        ))}
      </Rows>
      {shared.hasNextPage && (
        <Button
          variant="line"
          size="small"
          isPending={shared.isFetchingNextPage}
          onPress={() => void shared.fetchNextPage()}
        >
          {copy.more}
        </Button>
      )}
    </Block>
  );
}

function Shared({ id, title, isRevision, role, by, endsAt }: Schemas["SharedDocument"]) {
  return (
    <li>
      <div>
        <Heading level={3} size={18}>
          <Link isStandalone href={`${isRevision ? "/docs" : "/drafts"}/${id}`}>
            <bdi>{title}</bdi>
          </Link>
        </Heading>
        <Text as="span" size={12} tone="soft">
          {copy.detail(isRevision, role, by, endsAt)}
        </Text>
      </div>
    </li>
  );
}
