import type { Schemas } from "@grantwright/api-client";
import { Link } from "react-router-dom";
import { copy } from "./document.copy.ts";
import { RevisionNumbers } from "./Document.styles.ts";
import { shownVersion } from "./shownVersion.ts";

/** The revisions of a document by their numbers, each a link. */
export function Revisions({ doc }: { doc: Schemas["Document"] }) {
  const shown = shownVersion(doc);
  return (
    <RevisionNumbers>
      {doc.versions.map((version, index) => (
        <li key={version}>
          <Link
            to={`/docs/${doc.id}/${version}`}
            aria-label={copy.revision(index + 1)}
            aria-current={version === shown ? "page" : undefined}
          >
            {index + 1}
          </Link>
        </li>
      ))}
    </RevisionNumbers>
  );
}
