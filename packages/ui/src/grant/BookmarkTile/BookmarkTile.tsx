import type { ReactNode } from "react";
import { useMountTime } from "../../hooks/useMountTime.ts";
import { wordsOf } from "../Deadline/DayAndMonth.tsx";
import { deadlineOrExtent, englishDeadline } from "../Deadline/deadlineWords.ts";
import { Anchor } from "../../actions/Link/LinkProvider.tsx";
import { Tile, Strip } from "./BookmarkTile.styles.ts";

export interface BookmarkTileProps {
  /** Where it leads. */
  href: string;
  /** The name of the grant. */
  title: string;
  /** Who gives it. */
  funder: string;
  /** When it closes; open at any time without one. */
  deadline?: Date | string;
  /** How large it is, in place of the date where it has none: `11 sections`. Without it, it says that it is open at any time. */
  extent?: string;
  /** The bookmark, to take it away: above the link of the tile. */
  actions?: ReactNode;
}

/** A bookmarked grant: what it is, whose, and how long there is left. Goes into a BookmarkStrip. */
export function BookmarkTile({ href, title, funder, deadline, extent, actions }: BookmarkTileProps) {
  const now = useMountTime();
  const closing = deadline === undefined ? undefined : new Date(deadline);
  const { state, day, month, left } = deadlineOrExtent(closing, now, englishDeadline, extent);
  return (
    <Tile data-state={state}>
      <div>
        <h3>
          <Anchor href={href}>{title}</Anchor>
        </h3>
        <p>{funder}</p>
        <p>
          <bdi>{[wordsOf({ day, month }), left].filter(Boolean).join(", ")}</bdi>
        </p>
      </div>
      {actions !== undefined && <div className="actions">{actions}</div>}
    </Tile>
  );
}

export interface BookmarkStripProps {
  /** BookmarkTiles. */
  children: ReactNode;
}

/** Bookmarked grants, three in a row. */
export function BookmarkStrip({ children }: BookmarkStripProps) {
  return <Strip>{children}</Strip>;
}
