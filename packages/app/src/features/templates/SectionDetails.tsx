import { Disclosure } from "@grantwright/ui";
import { useState, type ReactNode } from "react";
import { copy } from "./templates.copy.ts";
import { Folded } from "./TemplateParts.styles.ts";
import type { SectionModel } from "./templateModel.ts";

/** Props of SectionDetails. */
export interface SectionDetailsProps {
  section: SectionModel;
  /** Something is wrong inside: then it is open. */
  hasProblem: boolean;
  /** The fields. */
  children: ReactNode;
}

/** Guidance and limits of a section: what they come to in sight, their fields where they are wanted. */
export function SectionDetails({ section, hasProblem, children }: SectionDetailsProps) {
  const [isOpen, setOpen] = useState(hasProblem);
  // What a problem has opened stays open: who mends it is in it.
  if (hasProblem && !isOpen) setOpen(true);
  const isShown = isOpen || hasProblem;
  return (
    <Folded>
      <Disclosure
        title={
          <>
            {copy.details}
            <small>{summaryOf(section)}</small>
          </>
        }
        isOpen={isShown}
        onOpenChange={(isAsked) => setOpen(isAsked || hasProblem)}
      >
        {isShown && children}
      </Disclosure>
    </Folded>
  );
}

/** The limits in a few words. */
function summaryOf({ minWordCount, maxWordCount, maxLength, pageLimit, required, auto }: SectionModel): string {
  const words = minWordCount && maxWordCount ? `${minWordCount}-${maxWordCount}` : maxWordCount || minWordCount;
  return [
    words && copy.words(words),
    maxLength && copy.characters(maxLength),
    pageLimit && copy.pages(pageLimit),
    auto ? copy.isAuto : !required && copy.optional,
  ]
    .filter(Boolean)
    .join(" · ");
}
