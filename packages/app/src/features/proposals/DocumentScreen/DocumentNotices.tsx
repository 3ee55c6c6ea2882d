import { Banner, Button, ReviewIcon } from "@grantwright/ui";
import type { ReactNode } from "react";
import { useMay } from "../../../components/access/access.ts";
import { LazyAccessNote } from "../../../components/access/LazyAccessNote.tsx";
import { copy } from "./document.copy.ts";
import { ReviewNote } from "./Document.styles.ts";

/** Props of DocumentNotices. */
export interface DocumentNoticesProps {
  docId: string;
  /** Leads to the revision that is being written; undefined where none is. */
  onReadAlong: (() => void) | undefined;
}

const bare = (note: ReactNode) => note;

/** What is said above the paper: what one may do, where that is not all; that it has to be looked at, and that another revision is being written. */
export function DocumentNotices({ docId, onReadAlong }: DocumentNoticesProps) {
  const canWrite = useMay()("write");
  return (
    <ReviewNote>
      <LazyAccessNote docId={docId} frame={bare} />
      {canWrite && (
        <Banner tone="attention" icon={<ReviewIcon />}>
          <strong>{copy.reviewTitle}:</strong> {copy.review}
        </Banner>
      )}
      {onReadAlong && (
        <Banner tone="neutral">
          {copy.revisionInWork}{" "}
          <Button variant="line" size="small" onPress={onReadAlong}>
            {copy.readAlong}
          </Button>
        </Banner>
      )}
    </ReviewNote>
  );
}
