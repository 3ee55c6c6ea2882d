import { useEvidence } from "@grantwright/api-client/react-query";
import { CloseIcon, Heading, IconButton, Sheet, Skeleton, Text, useMediaQuery } from "@grantwright/ui";
import { useCallback, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Loaded } from "../Loaded.tsx";
import { evidenceCopy as copy } from "./evidence.copy.ts";
import { About, Beside, FileSkeleton, InSheet } from "./evidence.styles.ts";
import { EvidenceFile } from "./EvidenceFile.tsx";
import type { Insertion } from "./insertion.ts";
import type { SectionLinks } from "./UsedSections.tsx";

/** Where the margin no longer fits beside the sheet, in CSS. */
const noMargin = "(max-width: 1279px)";

/** How a drawer ends: `left` where the focus has gone elsewhere already. */
export type Ending = "closed" | "left";

/** Props of EvidenceDrawer. */
export interface EvidenceDrawerProps extends SectionLinks {
  docId: string;
  /** The finished version that uses of the files are looked for in; left out for the draft. */
  versionId?: string | undefined;
  /** The file that is open at first. */
  fileId?: string | undefined;
  /** How passages are put into the text; left out where it is only read. */
  insertion?: Insertion | undefined;
  /** Called once it stands there, and the focus is in it. */
  onShown: () => void;
  /** Called with the title of the section that words were put into. */
  onInserted?: (title: string) => void;
  onClose: (ending: Ending) => void;
}

/**
 * What the files of a document say and where that is used: beside the text, which can be written in meanwhile, or in a sheet
 * from the bottom where there is no room.
 */
export default function EvidenceDrawer({
  docId,
  versionId,
  fileId,
  insertion,
  onShown,
  onInserted,
  onClose,
  hrefOf,
  onGo,
}: EvidenceDrawerProps) {
  const isSheet = useMediaQuery(noMargin);
  const evidence = useEvidence(docId, versionId);
  const [open, setOpen] = useState<readonly string[]>(fileId === undefined ? [] : [fileId]);
  const root = useRef<HTMLElement & HTMLDivElement>(null);
  const heading = useId();

  const show = useEffectEvent(() => {
    root.current?.focus({ preventScroll: true });
    onShown();
  });
  useEffect(() => show(), []);
  // Where the window got wider or narrower, another element took the place of the one that had the focus.
  useEffect(() => {
    if (document.activeElement === document.body) root.current?.focus({ preventScroll: true });
  }, [isSheet]);

  const onOpenChange = useCallback(
    (id: string, isOpen: boolean) =>
      setOpen((before) => (isOpen ? [...before, id] : before.filter((each) => each !== id))),
    [],
  );
  const onInsert = useCallback(
    (words: string) => {
      if (!insertion || insertion.unavailableReason !== undefined) return;
      onInserted?.(insertion.insert(words));
      if (isSheet) onClose("left");
    },
    [insertion, isSheet, onInserted, onClose],
  );
  const goFrom = useCallback(
    (sectionId: string) => {
      if (isSheet) onClose("left");
      onGo(sectionId);
    },
    [isSheet, onGo, onClose],
  );

  const contents = (
    <>
      <About>
        {copy.facts} {insertion && (insertion.unavailableReason ?? copy.goes(insertion.target))}
      </About>
      <Loaded
        query={evidence}
        skeleton={<FilesSkeleton />}
        failed={{ title: copy.failed, text: copy.failedText, retry: copy.retry, level: 3 }}
        isEmpty={({ files }) => files.length === 0}
        empty={<Text tone="soft">{copy.none}</Text>}
      >
        {({ files }) =>
          files.map((file) => (
            <EvidenceFile
              key={file.fileId}
              docId={docId}
              versionId={versionId}
              file={file}
              isOpen={open.includes(file.fileId)}
              onOpenChange={onOpenChange}
              insertion={insertion}
              onInsert={onInsert}
              hrefOf={hrefOf}
              onGo={goFrom}
            />
          ))
        }
      </Loaded>
    </>
  );
  if (isSheet)
    return (
      <Sheet title={copy.title} isOpen onOpenChange={() => onClose("closed")}>
        <InSheet ref={root} tabIndex={-1}>
          {contents}
        </InSheet>
      </Sheet>
    );
  return (
    <Beside
      ref={root}
      tabIndex={-1}
      aria-labelledby={heading}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose("closed");
      }}
    >
      <header>
        <Heading level={2} size={18} id={heading}>
          {copy.title}
        </Heading>
        <IconButton label={copy.close} icon={<CloseIcon />} onPress={() => onClose("closed")} />
      </header>
      {contents}
    </Beside>
  );
}

function FilesSkeleton() {
  return [1, 2, 3].map((key) => (
    <FileSkeleton key={key}>
      <Skeleton width="48%" />
      <Skeleton width="76%" height="10px" />
    </FileSkeleton>
  ));
}
