import { ArrowForwardIcon } from "../../icons/icons.tsx";
import { Card } from "./MoreCard.styles.ts";

export interface MoreCardProps {
  /** Where the rest is. */
  href: string;
  /** Where the rest is: `All proposals`. */
  label: string;
}

/** Stands at the end of a list that has more than it shows. */
export function MoreCard({ href, label }: MoreCardProps) {
  return (
    <Card href={href}>
      {label}
      <ArrowForwardIcon />
    </Card>
  );
}
