import { Disclosure } from "@grantwright/ui";
import { useState, type ReactNode } from "react";
import { Fold } from "./TemplateParts.styles.ts";

/** Props of FoldedPart. */
export interface FoldedPartProps {
  title: string;
  /** What its fields come to, in a few words, or that there is nothing in them. */
  summary: string;
  /** Nothing is in its fields. */
  isEmpty: boolean;
  /** Something is wrong in it: then it is open. */
  hasProblem: boolean;
  /** The fields. They stay where they are while it is folded, and so does what is in them. */
  children: ReactNode;
}

/** A part of the form in a line for as long as nothing is in it. It opens for who wants to write, and for what comes into it from elsewhere. */
export function FoldedPart({ title, summary, isEmpty, hasProblem, children }: FoldedPartProps) {
  const [isOpen, setOpen] = useState(!isEmpty);
  const [wasEmpty, setWasEmpty] = useState(isEmpty);
  if (wasEmpty !== isEmpty) {
    setWasEmpty(isEmpty);
    // What is cleared stays open: somebody is about to write it anew.
    if (!isEmpty) setOpen(true);
  }
  // What a problem has opened stays open: who mends it is in it.
  if (hasProblem && !isOpen) setOpen(true);
  const isShown = isOpen || hasProblem;
  return (
    <Fold data-closed={!isShown || undefined}>
      <Disclosure
        title={
          <>
            {title}
            <small>{summary}</small>
          </>
        }
        isOpen={isShown}
        onOpenChange={(isAsked) => setOpen(isAsked || hasProblem)}
      >
        {children}
      </Disclosure>
    </Fold>
  );
}
