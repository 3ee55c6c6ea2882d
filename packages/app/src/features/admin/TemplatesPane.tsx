import type { Schemas } from "@grantwright/api-client";
import { useAdminTemplates } from "@grantwright/api-client/react-query";
import { deadlineDay, SearchField, Switch } from "@grantwright/ui";
import { Loaded } from "../../components/Loaded.tsx";
import { copy } from "./admin.copy.ts";
import { Pane } from "./Admin.styles.ts";
import { ListTable } from "./ListTable.tsx";
import { useAdminAction } from "./useAdminAction.ts";
import { useSearchText } from "./useSearchText.ts";
import { waiting } from "./waiting.tsx";

/** The templates of the public library: which of them people are offered. */
export function TemplatesPane() {
  const { typed, setTyped, query } = useSearchText();
  const templates = useAdminTemplates({ ...query, limit: 500 });
  return (
    <Pane>
      <div data-part="tools">
        <SearchField label={copy.search} value={typed} onChange={setTyped} />
      </div>
      <Loaded query={templates} {...waiting} empty={undefined}>
        {(found) => (
          <ListTable
            columns={[copy.template, copy.category, copy.deadline, copy.documents, copy.isPublished]}
            items={found}
          >
            {(template) => <TemplateRow key={template.id} template={template} />}
          </ListTable>
        )}
      </Loaded>
    </Pane>
  );
}

function TemplateRow({ template }: { template: Schemas["AdminTemplate"] }) {
  const action = useAdminAction();
  const { id, name } = template;
  return (
    <tr>
      <th scope="row">
        <p>{name}</p>
        <p>{template.funderName}</p>
      </th>
      <td>{template.category}</td>
      <td>{template.endAt ? deadlineDay(new Date(template.endAt)) : ""}</td>
      <td>{copy.used(template.documents)}</td>
      <td>
        <Switch
          label={template.isPublished ? copy.withdraw : copy.publish}
          aria-label={`${copy.isPublished}: ${name}`}
          isSelected={template.isPublished}
          onChange={(isPublished) =>
            action.run(
              { kind: "template", id, change: { isPublished } },
              isPublished ? copy.published(name) : copy.withdrawn(name),
            )
          }
        />
      </td>
    </tr>
  );
}
