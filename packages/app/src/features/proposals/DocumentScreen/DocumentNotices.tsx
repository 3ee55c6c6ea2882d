import type { Schemas } from "@grantwright/api-client";
import { Banner, Button, ReviewIcon } from "@grantwright/ui";
import { copy } from "./document.copy.ts";
import { Notices, ReviewNote } from "./Document.styles.ts";
import type { OpenPlaces } from "./openPlaces.ts";
import { OpenPlacesNote } from "./OpenPlacesNote.tsx";
import { ReceiptsNote } from "./receipts/ReceiptsNote.tsx";

/** Props of DocumentNotices. */
export interface DocumentNoticesProps {
  /** Those that are shown. */
  sections: readonly Schemas["Section"][];
  places: readonly OpenPlaces[];
  /** Leads to a section's first open place. */
  onGoToPlace: (sectionId: string) => void;
  /** Leads to the revision that is being written; undefined where none is. */
  onReadAlong: (() => void) | undefined;
}

/** What is said above the paper: that it has to be looked at, with what has to be, and that another revision is being written. */
export function DocumentNotices({ sections, places, onGoToPlace, onReadAlong }: DocumentNoticesProps) {
  return (
    <ReviewNote>
      <Banner tone="attention" icon={<ReviewIcon />}>
        <strong>{copy.reviewTitle}:</strong> {copy.review}
        <Notices>
          <ReceiptsNote sections={sections} />
          <OpenPlacesNote places={places} onGoTo={onGoToPlace} />
        </Notices>
      </Banner>
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
