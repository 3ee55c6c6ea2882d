import { Link } from "@grantwright/ui";
import { useSectionInSight } from "../../components/page/useSectionInSight.ts";
import { copy } from "./account.copy.ts";
import { Jump } from "./SectionLinks.styles.ts";

/** A section of the page. */
interface AccountSection {
  /** The id of its element. */
  id: string;
  title: string;
}

/** Props of SectionLinks. */
export interface SectionLinksProps {
  sections: readonly AccountSection[];
}

/** Brings a section into view, and the focus to it. */
function goTo(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}

/** What there is on the page, the section in view marked: beside it where there is room, else in a line above it. */
export function SectionLinks({ sections }: SectionLinksProps) {
  const inSight = useSectionInSight(sections.map(({ id }) => id));
  return (
    <Jump aria-label={copy.onThisPage}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              href={`#${id}`}
              aria-current={id === inSight ? "location" : undefined}
              onClick={(event) => {
                event.preventDefault();
                goTo(id);
              }}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Jump>
  );
}
