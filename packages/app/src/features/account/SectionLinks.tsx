import { Link, useMediaQuery } from "@grantwright/ui";
import { useSectionInSight } from "../../components/page/useSectionInSight.ts";
import { copy } from "./account.copy.ts";
import type { AccountGroup, AccountPlace } from "./accountGroups.ts";
import { Jump, noRoom } from "./SectionLinks.styles.ts";

/** Props of SectionLinks. */
export interface SectionLinksProps {
  groups: readonly AccountGroup[];
}

/** Brings a part of the page into view, and the focus to it. */
function goTo(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}

/** What there is on the page, the place in view marked: beside it the sections in their groups, else the groups in a line above it. */
export function SectionLinks({ groups }: SectionLinksProps) {
  const isLine = useMediaQuery(noRoom);
  const inSight = useSectionInSight(groups.flatMap(({ sections }) => sections.map(({ id }) => id)));
  return (
    <Jump aria-label={copy.onThisPage}>
      <ul>
        {groups.map(({ id, title, sections }) => {
          const place = { id, title };
          if (isLine)
            return <Way key={id} place={place} isCurrent={sections.some((section) => section.id === inSight)} />;
          return (
            <li key={id}>
              <span>{title}</span>
              <ul>
                {sections.map((section) => (
                  <Way key={section.id} place={section} isCurrent={section.id === inSight} />
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </Jump>
  );
}

function Way({ place: { id, title }, isCurrent }: { place: AccountPlace; isCurrent: boolean }) {
  return (
    <li>
      <Link
        href={`#${id}`}
        aria-current={isCurrent ? "location" : undefined}
        onClick={(event) => {
          event.preventDefault();
          goTo(id);
        }}
      >
        {title}
      </Link>
    </li>
  );
}
