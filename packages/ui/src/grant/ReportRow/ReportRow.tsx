import type { ReactNode } from "react";
import { styled } from "styled-components";
import { media } from "../../theme/media.ts";
import { Anchor } from "../../actions/Link/LinkProvider.tsx";

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

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1.4fr) 44px;
  align-items: center;
  column-gap: 20px;
  min-block-size: 52px;
  padding-block: 6px;
  border-block-end: 1px solid var(--color-line);
  overflow-wrap: anywhere;

  &:hover {
    background: var(--color-hover);
  }
  h3 {
    font: 480 var(--text-18) / 1.5rem var(--font-serif);
  }
  &:hover h3 {
    color: var(--color-brand);
  }
  h3 > a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  h3 > a:focus-visible {
    outline: none;
  }
  h3 > a:focus-visible::after {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
    border-radius: var(--radius-flat);
  }
  p {
    color: var(--color-ink-soft);
  }
  > .actions {
    position: relative;
    z-index: 1;
    grid-column: 4;
    justify-self: end;
  }
  ${media.small} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-block: 12px;

    > :is(h3, p) {
      grid-column: 1;
    }
    > .actions {
      grid-area: 1 / 2 / 4;
    }
  }
`;

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
