import { usePublishedDocs } from "@grantwright/api-client/react-query";
import { Heading, Link } from "@grantwright/ui";
import { useId } from "react";
import { Link as RouterLink } from "react-router-dom";
import { FactLine } from "../FactLine.ts";
import { extentOf, grantHref } from "../grants/grants.copy.ts";
import { Formats } from "./Beginnings.styles.ts";
import { beginningsCopy as copy } from "./beginnings.copy.ts";

/** How many are offered: a beginning, not the library. */
const limit = 3;

/** What is asked for. */
export const offeredFormats = { types: "grant,loi,rfp", limit };

/** Props of Beginnings. */
export interface BeginningsProps {
  /** It stands below a list, and not beside a page without one. */
  isBelow?: boolean;
}

/** Some formats that one can begin from. Nothing where none came: the page is whole without. */
export default function Beginnings({ isBelow = false }: BeginningsProps) {
  const heading = useId();
  const cards = usePublishedDocs(offeredFormats).data ?? [];
  if (cards.length === 0) return null;
  return (
    <Formats aria-labelledby={heading} data-below={isBelow || undefined}>
      <header>
        <Heading level={2} size={18} id={heading}>
          {copy.title}
        </Heading>
        <Link isStandalone href="/grants">
          {copy.all}
        </Link>
      </header>
      <ul>
        {cards.slice(0, limit).map((card) => (
          <li key={card.id}>
            <RouterLink to={grantHref(card.templateId)}>{card.name}</RouterLink>
            <FactLine>
              <span>{card.funderName || card.audience}</span> <span>{extentOf(card)}</span>
            </FactLine>
          </li>
        ))}
      </ul>
    </Formats>
  );
}
