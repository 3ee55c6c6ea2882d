import { docFileAddress, type Schemas } from "@grantwright/api-client";
import { useApiClient, useCheckDocuments } from "@grantwright/api-client/react-query";
import { Button, ButtonLink, Checklist, CopyIcon, MarginNote, Switch } from "@grantwright/ui";
import { lazy, Suspense, useId, useState } from "react";
import { Link } from "react-router-dom";
import { noteCategory, sortSuggestions } from "../../../components/documents/suggestions.ts";
import { copy } from "./document.copy.ts";
import { FileNote, Rail, RailHead, Results } from "./Document.styles.ts";
import { shownVersion } from "./shownVersion.ts";

const OpenPlacesDialog = lazy(() => import("./OpenPlacesDialog.tsx"));

function download(address: string) {
  const link = document.createElement("a");
  link.href = address;
  link.download = "";
  link.click();
}

/** Props of DocumentRail. */
export interface DocumentRailProps {
  doc: Schemas["Document"];
  /** How many places are still to fill in. */
  openCount: number;
  /** Leads to the first of them. */
  onGoToFirst: () => void;
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
  openCount,
  onGoToFirst,
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
  /** The address of the file that is asked for while places are open. */
  const [wanted, setWanted] = useState<string>();
  const suggestions = sortSuggestions(doc.review?.suggestions ?? []).filter(({ isAnswered }) => !isAnswered);
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
            {(["docx", "pdf"] as const).map((format) => {
              const address = docFileAddress(client, doc.id, shown, format);
              return (
                <li key={format}>
                  <a
                    href={address}
                    download
                    onClick={(event) => {
                      if (openCount === 0) return;
                      event.preventDefault();
                      setWanted(address);
                    }}
                  >
                    {format === "docx" ? copy.word : copy.pdf}
                  </a>
                </li>
              );
            })}
          </ul>
        </div>
        {doc.pdfGaps && <FileNote>{copy.pdfGaps(doc.pdfGaps)}</FileNote>}
        <Button variant="line" onPress={onCopyForPortal}>
          <CopyIcon size="small" />
          {copy.portal}
        </Button>
        <ButtonLink href={`/docs/edit/${doc.id}`}>{copy.update}</ButtonLink>
      </RailHead>
      <Suspense>
        {wanted !== undefined && (
          <OpenPlacesDialog
            count={openCount}
            onClose={() => setWanted(undefined)}
            onGoToFirst={() => {
              setWanted(undefined);
              onGoToFirst();
            }}
            goOn={
              <Button
                variant="line"
                onPress={() => {
                  setWanted(undefined);
                  download(wanted);
                }}
              >
                {copy.downloadAnyway}
              </Button>
            }
          />
        )}
      </Suspense>
      {suggestions.length > 0 && (
        <Results aria-labelledby={heading}>
          <h2 id={heading}>{copy.results}</h2>
          {suggestions.map((note) => (
            <MarginNote
              key={note.sectionId + note.suggestion}
              priority={note.priority}
              category={noteCategory(note)}
              href={`/docs/edit/${doc.id}#${note.sectionId}`}
              linkLabel={titleOf(note.sectionId) ?? copy.update}
            >
              {note.suggestion}
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
