import type { Schemas } from "@grantwright/api-client";
import { useCheckDocuments } from "@grantwright/api-client/react-query";
import { AlertIcon, Button, Checklist, FileIcon } from "@grantwright/ui";
import { useId, type ReactNode } from "react";
import { useMay } from "../../../components/access/access.ts";
import { ChecksSummary } from "../../../components/checks/ChecksSummary.tsx";
import { MarginBlock } from "../../../components/marginBlock.styles.ts";
import { AssessmentBlock, type AssessmentBlockProps } from "./AssessmentBlock.tsx";
import { openFileLabel } from "../../../components/evidence/openFileLabel.ts";
import { copy } from "./draft.copy.ts";
import { Files } from "./Margin.styles.ts";

/** Props of MarginPanel. */
export interface MarginPanelProps extends AssessmentBlockProps {
  doc: Schemas["Document"];
  /** Shows what a file says. */
  onOpenFile: (fileId: string) => void;
  /** Shows what was found in the draft; undefined while there is none on the server. */
  onOpenChecks: (() => void) | undefined;
  /** The ways to what is said about the draft and to its history; `leave` is called before something opens. */
  renderLinks: (leave: () => void) => ReactNode;
}

/** What belongs to the whole draft: the assessment, and the papers around it. */
export function MarginPanel(props: MarginPanelProps & { onLeave: () => void }) {
  const { doc, onOpenFile, onOpenChecks, renderLinks, onLeave, ...assessment } = props;
  const may = useMay();
  const checks = onOpenChecks && may("comment") && (
    <ChecksSummary docId={doc.id} revision={doc.revision} onOpen={onOpenChecks} />
  );
  return (
    <>
      {checks}
      <AssessmentBlock {...assessment} />
      {renderLinks(onLeave)}
      <Papers doc={doc} onOpenFile={onOpenFile} />
    </>
  );
}

/** The papers around a draft: the attached files with what was read of them, and the funder's checklist. */
export function Papers({ doc, onOpenFile }: Pick<MarginPanelProps, "doc" | "onOpenFile">) {
  const check = useCheckDocuments(doc.id);
  const may = useMay();
  const heading = useId();
  const papers = { title: copy.checklist, checkedIds: doc.checkedDocuments, onChange: check.mutate };
  return (
    <>
      {doc.attachments.length > 0 && may("comment") && (
        <MarginBlock aria-labelledby={heading}>
          <h2 id={heading}>{copy.attachments}</h2>
          <Files>
            {doc.attachments.map((file) => (
              <li key={file.fileId} data-noted={(file.note ?? file.setAside) ? true : undefined}>
                {(file.note ?? file.setAside) ? <AlertIcon size="small" /> : <FileIcon size="small" />}
                <span>
                  <Button
                    variant="quiet"
                    aria-label={openFileLabel(file.filename)}
                    onPress={() => onOpenFile(file.fileId)}
                  >
                    {file.filename}
                  </Button>
                  {file.note && <small>{file.note}</small>}
                  {file.setAside && <small>{copy.setAside(file.setAside)}</small>}
                </span>
              </li>
            ))}
          </Files>
        </MarginBlock>
      )}
      {doc.documentChecklist.length > 0 && (
        <Checklist
          {...papers}
          items={doc.documentChecklist.map(({ required, ...item }) => ({ ...item, isRequired: required }))}
          isReadOnly={!may("write")}
        />
      )}
    </>
  );
}
