import type { Schemas } from "@grantwright/api-client";
import { useEvidencePassages } from "@grantwright/api-client/react-query";
import { Button, Disclosure, Skeleton, Text } from "@grantwright/ui";
import { memo, useId } from "react";
import { Loaded } from "../Loaded.tsx";
import { evidenceCopy as copy } from "./evidence.copy.ts";
import { FileBody, FileTitle, SetAside } from "./evidence.styles.ts";
import { Passages, type PassagesProps } from "./Passages.tsx";

/** Props of EvidenceFile. */
export interface EvidenceFileProps extends Omit<PassagesProps, "filename" | "passages"> {
  docId: string;
  versionId: string | undefined;
  file: Schemas["EvidenceFile"];
  isOpen: boolean;
  /** Called with the file's id when it is opened or closed. */
  onOpenChange: (fileId: string, isOpen: boolean) => void;
}

/** One file: what was read of it in a line, and below that every sentence and row. */
export const EvidenceFile = memo(function EvidenceFile({
  docId,
  versionId,
  file,
  isOpen,
  onOpenChange,
  ...rest
}: EvidenceFileProps) {
  const { fileId, filename, status, note, setAside } = file;
  const isRead = status === "read" || status === "partly";
  return (
    <Disclosure
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => onOpenChange(fileId, isNowOpen)}
      title={
        <FileTitle>
          <span>{filename}</span> <small>{copy.line(file)}</small>
          {status === "partly" && <small data-attention>{note}</small>}
        </FileTitle>
      }
    >
      <FileBody>
        {setAside.length > 0 && <NotUsed passages={setAside} />}
        {!isRead && <Text tone="soft">{status === "waiting" ? copy.notReadYet : copy.nothingToShow}</Text>}
        {isRead && isOpen && (
          <FilePassages docId={docId} versionId={versionId} fileId={fileId} filename={filename} {...rest} />
        )}
      </FileBody>
    </Disclosure>
  );
});

/** What in a file is addressed to a writing service. */
function NotUsed({ passages }: { passages: Schemas["EvidenceFile"]["setAside"] }) {
  const heading = useId();
  return (
    <SetAside aria-labelledby={heading}>
      <h3 id={heading}>{copy.setAside}</h3>
      {passages.map(({ start, end, text }) => (
        <blockquote key={start} dir="auto">
          {text}
          {end - start > text.length && "…"}
        </blockquote>
      ))}
      <Text size={12} tone="soft">
        {copy.setAsideText}
      </Text>
    </SetAside>
  );
}

interface FilePassagesProps extends Omit<PassagesProps, "passages"> {
  docId: string;
  versionId: string | undefined;
  fileId: string;
}

function FilePassages({ docId, versionId, fileId, ...rest }: FilePassagesProps) {
  const passages = useEvidencePassages(docId, fileId, versionId);
  return (
    <>
      <Loaded
        query={{ ...passages, data: passages.data?.pages.flatMap((page) => page.passages) }}
        skeleton={<Skeleton lines={5} />}
        failed={{ title: copy.fileFailed, text: copy.failedText, retry: copy.retry, level: 3 }}
        empty={<Text tone="soft">{copy.nothingToShow}</Text>}
      >
        {(found) => <Passages passages={found} {...rest} />}
      </Loaded>
      {passages.isFetchNextPageError && (
        <div role="alert">
          <Text tone="danger">{copy.moreFailed}</Text>
        </div>
      )}
      {passages.hasNextPage && (
        <Button
          variant="line"
          size="small"
          isPending={passages.isFetchingNextPage}
          onPress={() => void passages.fetchNextPage()}
        >
          {copy.more}
        </Button>
      )}
    </>
  );
}
