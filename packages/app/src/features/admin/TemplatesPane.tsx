import type { Schemas } from "@grantwright/api-client";
import { useAdminTemplates } from "@grantwright/api-client/react-query";
import { SearchField, Switch } from "@grantwright/ui";
import { dateLabel } from "../../components/dateLabel.ts";
import { copy } from "./admin.copy.ts";
import { Pane, Table } from "./Admin.styles.ts";
import { Loaded } from "./Loaded.tsx";
import { useAdminAction } from "./useAdminAction.ts";
import { useSearchText } from "./useSearchText.ts";

/** The templates of the public library: which of them people are offered. */
export function TemplatesPane() {
  const { typed, setTyped, query } = useSearchText();
  const templates = useAdminTemplates({ ...query, limit: 500 });
  return (
    <Pane>
      <div data-part="tools">
        <SearchField label={copy.search} value={typed} onChange={setTyped} />
      </div>
      <Loaded query={templates}>
        {(found) =>
          found.length === 0 ? (
            <p>{copy.none}</p>
          ) : (
            <Table>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{copy.template}</th>
                    <th scope="col">{copy.category}</th>
                    <th scope="col">{copy.deadline}</th>
                    <th scope="col">{copy.documents}</th>
                    <th scope="col">{copy.isPublished}</th>
                  </tr>
                </thead>
                <tbody>
                  {found.map((template) => (
                    <TemplateRow key={template.id} template={template} />
                  ))}
                </tbody>
              </table>
            </Table>
          )
        }
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
      <td>{template.endAt ? dateLabel(template.endAt) : ""}</td>
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
