import type { ReactNode } from "react";
import { Anchor } from "../../actions/Link/LinkProvider.tsx";
import { Row } from "./ReportRow.styles.ts";

export interface ReportRowProps {
  /** Where it leads. */
  href: string;
  /** The name of the report. */
  title: string;
  /** Who asks for it. */
  funder: string;
  /** When it is due, or what for. */
  note?: string;
  /** A bookmark, above the link of the row. */
  actions?: ReactNode;
}

/** A report that a funder asks for, in a ledger without dates. Goes into a `ul`. For a grant use LedgerRow. */
export function ReportRow({ href, title, funder, note, actions }: ReportRowProps) {
  return (
    <Row>
      <h3>
        <Anchor href={href}>{title}</Anchor>
      </h3>
      <p>{funder}</p>
      <p>{note}</p>
      {actions !== undefined && <div className="actions">{actions}</div>}
    </Row>
  );
}
