import { useDraftList } from "@grantwright/api-client/react-query";
import { documentDateLabel, Heading, Link } from "@grantwright/ui";
import { Link as RouterLink } from "react-router-dom";
import { Formats } from "../../components/documents/Beginnings.styles.ts";
import Beginnings from "../../components/documents/Beginnings.tsx";
import { FactLine } from "../../components/FactLine.ts";
import { DocumentDetail } from "../../components/documents/DocumentDetail.tsx";
import { documentName, stageOf } from "../../components/documents/documents.copy.ts";
import { copy } from "./tasks.copy.ts";

/** How many are shown: where to go on, not the list. */
const limit = 3;

/** What was written last, beside a page on which nothing is being made; who has no draft is shown formats to begin from. */
export default function LastDrafts() {
  const { data: drafts, dataUpdatedAt } = useDraftList(limit);
  if (!drafts) return null;
  if (drafts.length === 0) return <Beginnings />;
  return (
    <Formats aria-labelledby="tasks-last">
      <header>
        <Heading level={2} size={18} id="tasks-last">
          {copy.last}
        </Heading>
        <Link isStandalone href="/drafts">
          {copy.drafts}
        </Link>
      </header>
      <ul>
        {drafts.slice(0, limit).map((draft) => (
          <li key={draft.id}>
            <RouterLink to={`/drafts/${draft.id}`}>{documentName(draft)}</RouterLink>
            <FactLine>
              <DocumentDetail item={draft} stage={stageOf(draft)} />{" "}
              <span>
                <time dateTime={draft.updatedAt}>
                  {documentDateLabel(new Date(draft.updatedAt), new Date(dataUpdatedAt))}
                </time>
              </span>
            </FactLine>
          </li>
        ))}
      </ul>
    </Formats>
  );
}
