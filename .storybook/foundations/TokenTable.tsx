import type { ReactNode } from "react";
import { styled } from "styled-components";

const Table = styled.table`
  border-collapse: collapse;
  inline-size: 100%;
  max-inline-size: 860px;
  font-variant-numeric: tabular-nums;

  caption {
    padding-block-end: 12px;
    text-align: start;
    color: var(--color-ink-soft);
    max-inline-size: var(--measure);
  }
  th,
  td {
    padding: 10px 16px 10px 0;
    border-block-end: 1px solid var(--color-line);
    text-align: start;
    vertical-align: middle;
  }
  th {
    font-weight: var(--weight-strong);
  }
  tbody th {
    font-weight: var(--weight-label);
    white-space: nowrap;
  }
  code {
    font: inherit;
    color: var(--color-ink-soft);
    overflow-wrap: anywhere;
  }
`;

/** One token: its custom property, its value, and how it looks. */
export interface TokenRow {
  /** The CSS custom property. */
  name: string;
  value: string;
  /** What it is for. */
  use?: string;
  sample?: ReactNode;
}

/** Props of TokenTable. */
export interface TokenTableProps {
  /** What the tokens are for, in a sentence. */
  caption: string;
  rows: readonly TokenRow[];
}

/** Tokens as a table: name, value, use and a sample. */
export function TokenTable({ caption, rows }: TokenTableProps) {
  const hasUse = rows.some(({ use }) => use);
  const hasSample = rows.some(({ sample }) => sample);
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Property</th>
          <th scope="col">Value</th>
          {hasUse && <th scope="col">Use</th>}
          {hasSample && <th scope="col">Sample</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value, use, sample }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <code>{value}</code>
            </td>
            {hasUse && <td>{use}</td>}
            {hasSample && <td>{sample}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
