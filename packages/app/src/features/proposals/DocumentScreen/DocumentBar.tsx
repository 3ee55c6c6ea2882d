import type { Schemas } from "@grantwright/api-client";
import { Button, ChevronDownIcon, CopyIcon } from "@grantwright/ui";
import { useId, useState } from "react";
import { copy } from "./document.copy.ts";
import { FileNote } from "./Document.styles.ts";
import { Choice, Tools } from "./DocumentBar.styles.ts";
import { FileLink } from "./FileLink.tsx";
import { Revisions } from "./Revisions.tsx";
import { shownVersion } from "./shownVersion.ts";

/** Props of DocumentBar. */
export interface DocumentBarProps {
  doc: Schemas["Document"];
  /** Asks before a file is fetched; undefined where nothing is to be asked. */
  onAsk: ((address: string) => void) | undefined;
  onCopyForPortal: () => void;
}

/** What one does with a proposal, under its title, where there is no room beside it. */
export function DocumentBar({ doc, onAsk, onCopyForPortal }: DocumentBarProps) {
  const [isChoosing, setChoosing] = useState(false);
  const list = useId();
  const shown = shownVersion(doc);
  const label = copy.revision(doc.versions.indexOf(shown) + 1);
  return (
    <div>
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
      </Tools>
      <Choice id={list} hidden={!isChoosing}>
        <Revisions doc={doc} />
      </Choice>
      {doc.pdfGaps && <FileNote>{copy.pdfGaps(doc.pdfGaps)}</FileNote>}
    </div>
  );
}
