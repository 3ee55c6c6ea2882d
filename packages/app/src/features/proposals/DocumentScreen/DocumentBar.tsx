import type { Schemas } from "@grantwright/api-client";
import { Button, ChevronDownIcon, CopyIcon } from "@grantwright/ui";
import { useId, useState } from "react";
import { copy } from "./document.copy.ts";
import { FileNote } from "./Document.styles.ts";
import { Bar, Choice, Tools } from "./DocumentBar.styles.ts";
import { FileLink } from "./FileLink.tsx";
import { sendCopy } from "./send/send.copy.ts";
import { Revisions } from "./Revisions.tsx";
import { shownVersion } from "./shownVersion.ts";

/** Props of DocumentBar. */
export interface DocumentBarProps {
  doc: Schemas["Document"];
  /** Asks before a file is fetched; undefined where nothing is to be asked. */
  onAsk: ((address: string) => void) | undefined;
  onCopyForPortal: () => void;
  /** Leads to where the proposal goes out. */
  onSend: () => void;
}

/** What one does with a proposal, under its title, where there is no room beside it. */
export function DocumentBar({ doc, onAsk, onCopyForPortal, onSend }: DocumentBarProps) {
  const [isChoosing, setChoosing] = useState(false);
  const list = useId();
  const shown = shownVersion(doc);
  const label = copy.revision(doc.versions.indexOf(shown) + 1);
  return (
    <Bar data-part="tools">
      <Tools role="group" aria-label={copy.tools}>
        {doc.versions.length > 1 ? (
          <Button
            variant="quiet"
            aria-expanded={isChoosing}
            aria-controls={list}
            onPress={() => setChoosing(!isChoosing)}
          >
            {label}
            <ChevronDownIcon size="small" />
          </Button>
        ) : (
          <span>{label}</span>
        )}
        {(["docx", "pdf"] as const).map((format) => (
          <FileLink key={format} doc={doc} format={format} onAsk={onAsk} />
        ))}
        <Button variant="quiet" onPress={onCopyForPortal} aria-label={copy.portal}>
          <CopyIcon size="small" />
          {copy.copyShort}
        </Button>
        <Button size="small" onPress={onSend}>
          {sendCopy.title}
        </Button>
      </Tools>
      <Choice id={list} hidden={!isChoosing}>
        <Revisions doc={doc} />
      </Choice>
      {doc.pdfGaps && <FileNote>{copy.pdfGaps(doc.pdfGaps)}</FileNote>}
    </Bar>
  );
}
