import { Button, CommentIcon } from "@grantwright/ui";
import type { SaidCount } from "./saidLabel.ts";
import { commentsLinkCopy as copy } from "./commentsLink.copy.ts";

/** Props of CommentsLink. */
export interface CommentsLinkProps {
  /** How much is said; undefined while that is not known. */
  count: SaidCount | undefined;
  onOpen: () => void;
}

/** The way to what is said about a document. */
export function CommentsLink({ count, onOpen }: CommentsLinkProps) {
  return (
    <Button variant="line" size="small" onPress={onOpen}>
      <CommentIcon size="small" />
      {copy.open(count)}
    </Button>
  );
}
