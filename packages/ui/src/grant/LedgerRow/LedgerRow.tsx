import type { ReactNode } from "react";
import { useMountTime } from "../../hooks/useMountTime.ts";
import { Anchor } from "../../actions/Link/LinkProvider.tsx";
import { DayAndMonth } from "../Deadline/DayAndMonth.tsx";
import { deadlineOrExtent, englishDeadline } from "../Deadline/deadlineWords.ts";
import { Row } from "./LedgerRow.styles.ts";

export interface LedgerRowProps {
  /** Where it leads. */
  href: string;
  /** The name of the grant. */
  title: string;
  /** Who gives it. */
  funder: string;
  /** Where it can be spent. Left out where there is little room. */
  place: ReactNode;
  /** When it closes; open at any time without one. */
  deadline?: Date | string;
  /** How large it is, in place of the date where it has none: `11 sections`. Without it, it says that it is open at any time. */
  extent?: string;
  /** `to $12,000`. */
  amount?: string;
  /** A bookmark, above the link of the row. */
  actions?: ReactNode;
}

/** A grant in a ledger, its closing date first. Goes into a `ul`. */
export function LedgerRow({ href, title, funder, place, deadline, extent, amount, actions }: LedgerRowProps) {
  const now = useMountTime();
  const closing = deadline === undefined ? undefined : new Date(deadline);
  const { state, day, month, left } = deadlineOrExtent(closing, now, englishDeadline, extent);
  return (
    <Row data-state={state} data-bare={(!left && amount === undefined) || undefined}>
      <div className="when">
        <DayAndMonth {...{ state, day, month }} />
      </div>
      <div className="what">
        <h3>
          <Anchor href={href}>{title}</Anchor>
        </h3>
        <p>{funder}</p>
      </div>
      <p className="place">{place}</p>
      <p className="left">{state === "soon" ? <span>{left}</span> : left}</p>
      <p className="amount">
        <bdi>{amount}</bdi>
      </p>
      {actions !== undefined && <div className="actions">{actions}</div>}
    </Row>
  );
}
