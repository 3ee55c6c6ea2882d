import type { Schemas } from "@grantwright/api-client";
import { Button, RelativeTime, Text } from "@grantwright/ui";
import { useId } from "react";
import { useIsOnline } from "../../../browser/useIsOnline.ts";
import { copy } from "./draft.copy.ts";
import { useMay } from "../../../components/access/access.ts";
import { MarginBlock } from "../../../components/marginBlock.styles.ts";

/** Props of AssessmentBlock. */
export interface AssessmentBlockProps {
  review: Schemas["Review"] | null;
  /** Nothing has been written that could be read. */
  isEmpty: boolean;
  isStarting: boolean;
  onAssess: () => void;
}

/** Offers the optional assessment, and says when the last one was. */
export function AssessmentBlock({ review, isEmpty, isStarting, onAssess }: AssessmentBlockProps) {
  const heading = useId();
  const canAssess = useMay()("run");
  const isOnline = useIsOnline();
  if (!review && !canAssess) return null;
  return (
    <MarginBlock aria-labelledby={heading}>
      <h2 id={heading}>{copy.assessHeading}</h2>
      <Text tone="soft">
        {review ? (
          <>
            {copy.assessed} <RelativeTime date={review.createdAt} />: {copy.noteCount(review.suggestions.length)}.
          </>
        ) : (
          copy.assessText
        )}
      </Text>
      {canAssess && (
        <Button
          variant="line"
          size="small"
          onPress={onAssess}
          isPending={isStarting}
          isUnavailable={isEmpty || !isOnline}
          unavailableReason={isOnline ? copy.assessUnavailable : copy.assessOffline}
        >
          {review ? copy.assessAgain : copy.assess}
        </Button>
      )}
    </MarginBlock>
  );
}
