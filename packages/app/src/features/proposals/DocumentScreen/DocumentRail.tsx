import { docFileAddress, type Schemas } from "@grantwright/api-client";
import { useApiClient, useCheckDocuments } from "@grantwright/api-client/react-query";
import { Button, ButtonLink, Checklist, CopyIcon, MarginNote, Switch } from "@grantwright/ui";
import { useId } from "react";
import { Link } from "react-router-dom";
import { suggestionCategoryName, sortSuggestions } from "../../../components/documents/suggestions.ts";
import { copy } from "./document.copy.ts";
import { Rail, RailHead, Results } from "./Document.styles.ts";
import { shownVersion } from "./shownVersion.ts";

/** Props of DocumentRail. */
export interface DocumentRailProps {
  doc: Schemas["Document"];
  isShowingInputs: boolean;
  onShowInputs: (isShowing: boolean) => void;
  isShowingChanges: boolean;
  /** Undefined where there is no revision before this one. */
  onShowChanges: ((isShowing: boolean) => void) | undefined;
  onCopyForPortal: () => void;
}

/** Beside the paper: inputs, revisions, the way to a new revision, the assessment, and the checklist. */
export function DocumentRail({
  doc,
  isShowingInputs,
  onShowInputs,
  isShowingChanges,
  onShowChanges,
  onCopyForPortal,
}: DocumentRailProps) {
  const client = useApiClient();
  const shown = shownVersion(doc);
  const check = useCheckDocuments(doc.id);
  const heading = useId();
  const suggestions = sortSuggestions(doc.review?.suggestions ?? []);
  const titleOf = (sectionId: string) => doc.fields.find(({ id }) => id === sectionId)?.title;
  return (
    <Rail aria-label={copy.about}>
      <RailHead>
        <div>
          <Switch label={copy.showInputs} isSelected={isShowingInputs} onChange={onShowInputs} />
        </div>
        {onShowChanges && (
          <div>
            <Switch label={copy.showChanges} isSelected={isShowingChanges} onChange={onShowChanges} />
          </div>
        )}
        <div>
          <span>{copy.revisions}</span>
          <ol>
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
          </ol>
        </div>
        <div>
          <span>{copy.download}</span>
          <ul>
            {(["docx", "pdf"] as const).map((format) => (
              <li key={format}>
                <a href={docFileAddress(client, doc.id, shown, format)} download>
                  {format === "docx" ? copy.word : copy.pdf}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <Button variant="line" onPress={onCopyForPortal}>
          <CopyIcon size="small" />
          {copy.portal}
        </Button>
        <ButtonLink href={`/docs/edit/${doc.id}`}>{copy.update}</ButtonLink>
      </RailHead>
      {suggestions.length > 0 && (
        <Results aria-labelledby={heading}>
          <h2 id={heading}>{copy.results}</h2>
          {suggestions.map(({ sectionId, priority, category, suggestion }) => (
            <MarginNote
              key={sectionId + suggestion}
              priority={priority}
              category={suggestionCategoryName[category]}
              href={`/docs/edit/${doc.id}#${sectionId}`}
              linkLabel={titleOf(sectionId) ?? copy.update}
            >
              {suggestion}
            </MarginNote>
          ))}
        </Results>
      )}
      {doc.documentChecklist.length > 0 && (
        <Checklist
          title={copy.checklist}
          items={doc.documentChecklist.map(({ required, ...item }) => ({ ...item, isRequired: required }))}
          checkedIds={doc.checkedDocuments}
          onChange={check.mutate}
          hasCount
        />
      )}
    </Rail>
  );
}
