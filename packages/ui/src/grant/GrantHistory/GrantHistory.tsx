import { useId } from "react";
import { Frame } from "./GrantHistory.styles.ts";

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
