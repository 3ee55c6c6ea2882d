import type { Schemas } from "@grantwright/api-client";
import { useFeaturableDocs } from "@grantwright/api-client/react-query";
import { EmptyState, Link, Switch } from "@grantwright/ui";
import { Loaded } from "../../components/Loaded.tsx";
import { copy } from "./admin.copy.ts";
import { Pane } from "./Admin.styles.ts";
import { ListTable } from "./ListTable.tsx";
import { useAdminAction } from "./useAdminAction.ts";
import { waiting } from "./waiting.tsx";

/** The proposals of one's own accounts: which of them everybody may read. */
export function FeaturedPane() {
  const docs = useFeaturableDocs();
  return (
    <Pane>
      <p>{copy.featuredText}</p>
      <Loaded
        query={docs}
        {...waiting}
        empty={
          <EmptyState level={2} title={copy.noProposals}>
            {copy.noProposalsText}
          </EmptyState>
        }
      >
        {(found) => (
          <ListTable columns={[copy.proposal, copy.address, copy.isFeatured]} items={found}>
            {(doc) => <FeaturedRow key={doc.id} doc={doc} />}
          </ListTable>
        )}
      </Loaded>
    </Pane>
  );
}

function FeaturedRow({ doc: { id, title, isFeatured } }: { doc: Schemas["FeaturableDoc"] }) {
  const action = useAdminAction();
  const href = `/featured/docs/${id}`;
  return (
    <tr>
      <th scope="row">
        <p dir="auto">{title}</p>
      </th>
      <td>{isFeatured && <Link href={href}>{href}</Link>}</td>
      <td>
        <Switch
          label={isFeatured ? copy.takeBack : copy.feature}
          aria-label={`${copy.isFeatured}: ${title}`}
          isSelected={isFeatured}
          onChange={(next) =>
            action.run(
              { kind: "featured", id, change: { isFeatured: next } },
              next ? copy.featuredNow(title) : copy.takenBack(title),
            )
          }
        />
      </td>
    </tr>
  );
}
