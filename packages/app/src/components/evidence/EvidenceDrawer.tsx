import { useEvidence } from "@grantwright/api-client/react-query";
import { Skeleton, Text } from "@grantwright/ui";
import { useCallback, useState } from "react";
import { SideDrawer, useIsSheet, type Ending } from "../drawer/SideDrawer.tsx";
import { Loaded } from "../Loaded.tsx";
import { evidenceCopy as copy } from "./evidence.copy.ts";
import { About, FileSkeleton } from "./evidence.styles.ts";
import { EvidenceFile } from "./EvidenceFile.tsx";
import type { Insertion } from "./insertion.ts";
import type { SectionLinks } from "./UsedSections.tsx";

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
  const isSheet = useIsSheet();
  const evidence = useEvidence(docId, versionId);
  const [open, setOpen] = useState<readonly string[]>(fileId === undefined ? [] : [fileId]);
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

  return (
    <SideDrawer title={copy.title} closeLabel={copy.close} onShown={onShown} onClose={onClose}>
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
    </SideDrawer>
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
