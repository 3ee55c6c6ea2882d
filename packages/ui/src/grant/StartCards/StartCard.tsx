import { ArrowForwardIcon } from "../../icons/icons.tsx";
import { Card } from "./StartCard.styles.ts";

export interface StartCardProps {
  /** Where it leads. */
  href: string;
  /** What can be started. */
  title: string;
  /** What comes of it, in a sentence. */
  description: string;
  /** Bound in cloth, with a stitched spine: one a screen. */
  isPrimary?: boolean;
}

/** A way to begin: a whole card that is one link. */
export function StartCard({ href, title, description, isPrimary }: StartCardProps) {
  return (
    <Card href={href} data-primary={isPrimary || undefined}>
      <b>{title}</b>
      <span>{description}</span>
      <ArrowForwardIcon />
    </Card>
  );
}
