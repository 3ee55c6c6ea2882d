import type { ReactNode } from "react";
import { Badge } from "../../feedback/Badge/Badge.tsx";
import { Deadline } from "../Deadline/Deadline.tsx";
import { Disclosure } from "../../layout/Disclosure/Disclosure.tsx";
import { Card } from "./OpportunityCard.styles.ts";

export interface OpportunityCardProps {
  /** The name of the grant. */
  title: string;
  /** Who gives it, and the source's number where there is one. */
  from: ReactNode;
  /** When it closes: a Date, or an ISO 8601 string. */
  deadline?: Date | string;
  /** As the source writes it, `$10,000 to $125,000`, or that it does not. */
  amount?: ReactNode;
  /** Why it fits, in a sentence. */
  reason?: string;
  /** What stands before the reason. Default: `Why it fits`. */
  reasonLabel?: string;
  /** All of the description; a blank line begins a paragraph. */
  description?: string;
  /** What opens it. Default: `What it is for`. */
  descriptionLabel?: string;
  /** Who may apply, word for word. */
  eligibility?: string;
  /** What opens it. Default: `Who may apply, in the funder’s words`. */
  eligibilityLabel?: string;
  /** What was decided: `Interested`. */
  status?: string;
  /** Links and buttons, the one that most people take first. */
  actions?: ReactNode;
  /** The place of the title in the outline of the page. Default: 3. */
  level?: 2 | 3;
}

/** A grant that was found for somebody: when it closes, why it fits, who may apply, and what to do about it. */
export function OpportunityCard({
  title,
  from,
  deadline,
  amount,
  reason,
  reasonLabel = "Why it fits",
  description,
  descriptionLabel = "What it is for",
  eligibility,
  eligibilityLabel = "Who may apply, in the funder’s words",
  status,
  actions,
  level = 3,
}: OpportunityCardProps) {
  const Title = `h${level}` as const;
  return (
    <Card>
      <header>
        <Deadline date={deadline} />
        {status && <Badge tone="brand">{status}</Badge>}
        {amount && <b dir="auto">{amount}</b>}
      </header>
      <Title className="title" dir="auto">
        {title}
      </Title>
      <p className="from" dir="auto">
        {from}
      </p>
      {reason && (
        <p className="reason" dir="auto">
          <b>{reasonLabel}</b>
          {reason}
        </p>
      )}
      {description && (
        <Disclosure title={descriptionLabel}>
          <p dir="auto">{description}</p>
        </Disclosure>
      )}
      {eligibility && (
        <Disclosure title={eligibilityLabel}>
          <blockquote dir="auto">{eligibility}</blockquote>
        </Disclosure>
      )}
      {actions && <footer>{actions}</footer>}
    </Card>
  );
}
