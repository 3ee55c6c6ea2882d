import { Button, PlusIcon } from "@grantwright/ui";
import { useEffect, useRef, useState } from "react";
import { useKeptText } from "../../autosave/useKeptText.ts";
import { commentsCopy as copy } from "./comments.copy.ts";
import { keptPlaceOf } from "./keptPlaceOf.ts";
import { NewCommentForm, type NewCommentFormProps } from "./NewCommentForm.tsx";

/** Props of NewCommentPlace. */
export interface NewCommentPlaceProps extends NewCommentFormProps {
  /** Nothing is said about the section yet: whoever comes here comes to write. */
  isFirst: boolean;
}

/** Where a new comment is written: at once on words that were selected, and below a press where a section is opened to be read. */
export function NewCommentPlace({ isFirst, ...form }: NewCommentPlaceProps) {
  const { docId, userId, comment } = form;
  const [{ typed }] = useKeptText(userId, keptPlaceOf(docId, comment), "");
  const [isOpen, setOpen] = useState(isFirst || comment.quote !== undefined);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // After the drawer, which takes the focus as a whole.
    const frame = requestAnimationFrame(() => button.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  if (isOpen || typed) return <NewCommentForm {...form} />;
  return (
    <Button ref={button} variant="line" size="small" onPress={() => setOpen(true)}>
      <PlusIcon size="small" />
      {copy.begin}
    </Button>
  );
}
