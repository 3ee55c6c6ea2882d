import { Link } from "@grantwright/ui";
import { Fragment } from "react";
import type { OpenPlaces } from "../openPlaces.ts";

/** Props of OpenSections. */
export interface OpenSectionsProps {
  places: readonly OpenPlaces[];
  /** Leads to a section's first open place. */
  onGoTo: (sectionId: string) => void;
}

/** Which sections still ask for something that only the person knows, each a link to where it is filled in. */
export function OpenSections({ places, onGoTo }: OpenSectionsProps) {
  return (
    <p>
      {places.map(({ section, count }, index) => (
        <Fragment key={section.id}>
          {index > 0 && ", "}
          <Link
            href={`#${section.sectionId}`}
            onClick={(event) => {
              event.preventDefault();
              onGoTo(section.id);
            }}
          >
            {section.title}
          </Link>
          {count > 1 && ` (${count})`}
        </Fragment>
      ))}
    </p>
  );
}
