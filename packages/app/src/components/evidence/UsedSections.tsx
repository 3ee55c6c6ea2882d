import type { Schemas } from "@grantwright/api-client";
import { Fragment } from "react";
import { evidenceCopy as copy } from "./evidence.copy.ts";
import { UsedIn } from "./evidence.styles.ts";

/** Ways from a passage to the sections that it is used in. */
export interface SectionLinks {
  /** The address of a section on this page. */
  hrefOf: (sectionId: string) => string;
  /** Brings a section into view. */
  onGo: (sectionId: string) => void;
}

/** Where a passage is used; nothing where it is not. */
export function UsedSections({
  sections,
  hrefOf,
  onGo,
}: SectionLinks & { sections: readonly Schemas["EvidenceSection"][] }) {
  if (sections.length === 0) return null;
  return (
    <UsedIn>
      {copy.used}{" "}
      {sections.map(({ sectionId, title }, index) => (
        <Fragment key={sectionId}>
          {index > 0 && ", "}
          <a
            href={hrefOf(sectionId)}
            onClick={(event) => {
              event.preventDefault();
              onGo(sectionId);
            }}
          >
            {title}
          </a>
        </Fragment>
      ))}
    </UsedIn>
  );
}
