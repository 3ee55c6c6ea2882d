import { useId } from "react";
import { styled } from "styled-components";

/** A project that a funder paid for before. */
export interface PastProject {
  /** What was funded. */
  name: string;
  /** What it was about. */
  description?: string;
  /** In dollars. */
  fundingAmount?: number;
  /** When it was funded. */
  year?: number;
  /** Who funded it. */
  funder?: string;
}

export interface GrantHistoryProps {
  /** What the list is: `Previous Grant History`. */
  title: string;
  /** In the order they are shown. */
  items: readonly PastProject[];
}

const money = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

const Frame = styled.section`
  inline-size: 100%;

  > h2 {
    padding-block-end: 8px;
    border-block-end: 1px solid var(--color-line);
    font: var(--weight-label) var(--text-14) / var(--leading-14) var(--font-sans);
    letter-spacing: normal;
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 12px;
    padding-block: 9px;
    overflow-wrap: anywhere;
    border-block-end: 1px solid var(--color-line);
  }
  b {
    font-weight: var(--weight-label);
  }
  span {
    font-variant-numeric: tabular-nums;
    color: var(--color-ink-soft);
  }
  small {
    grid-column: 1 / -1;
    font-size: var(--text-12);
    line-height: var(--leading-12);
    color: var(--color-ink-faint);
  }
`;

/** What a funder paid for before. */
export function GrantHistory({ title, items }: GrantHistoryProps) {
  const heading = useId();
  return (
    <Frame aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <ul>
        {items.map(({ name, description, fundingAmount, year, funder }) => (
          <li key={`${name} ${year ?? ""}`}>
            <b>{name}</b>
            <span>
              {[fundingAmount === undefined ? "" : money.format(fundingAmount), year].filter(Boolean).join(" · ")}
            </span>
            {funder && <small>{funder}</small>}
            {description && <small>{description}</small>}
          </li>
        ))}
      </ul>
    </Frame>
  );
}
