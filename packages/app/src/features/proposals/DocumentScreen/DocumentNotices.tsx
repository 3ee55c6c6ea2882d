import type { Schemas } from "@grantwright/api-client";
import { Banner, Button, ReviewIcon } from "@grantwright/ui";
import type { ReactNode } from "react";
import { useMay } from "../../../components/access/access.ts";
import { LazyAccessNote } from "../../../components/access/LazyAccessNote.tsx";
import { copy } from "./document.copy.ts";
import { Notices, ReviewNote } from "./Document.styles.ts";
import type { OpenPlaces } from "./openPlaces.ts";
import { OpenPlacesNote } from "./OpenPlacesNote.tsx";
import { ReceiptsNote } from "./receipts/ReceiptsNote.tsx";

/** Props of DocumentNotices. */
export interface DocumentNoticesProps {
  docId: string;
  /** Those that are shown. */
  sections: readonly Schemas["Section"][];
  places: readonly OpenPlaces[];
  /** Leads to a section's first open place. */
  onGoToPlace: (sectionId: string) => void;
  /** Leads to the revision that is being written; undefined where none is. */
  onReadAlong: (() => void) | undefined;
}

const bare = (note: ReactNode) => note;

/** What is said above the paper: what one may do, where that is not all; that it has to be looked at, with what has to be, and that another revision is being written. */
export function DocumentNotices({ docId, sections, places, onGoToPlace, onReadAlong }: DocumentNoticesProps) {
  const canWrite = useMay()("write");
  return (
    <ReviewNote>
      <LazyAccessNote docId={docId} frame={bare} />
      {canWrite && (
        <Banner tone="attention" icon={<ReviewIcon />}>
          <strong>{copy.reviewTitle}:</strong> {copy.review}
          <Notices>
            <ReceiptsNote sections={sections} />
            <OpenPlacesNote places={places} onGoTo={onGoToPlace} />
          </Notices>
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
