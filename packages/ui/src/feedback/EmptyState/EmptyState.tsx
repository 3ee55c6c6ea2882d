import type { ReactNode } from "react";
import { Heading } from "../../text/Typography/Heading.tsx";
import type { HeadingProps } from "../../text/Typography/Heading.tsx";
import { StateFrame } from "./EmptyState.styles.ts";

export interface EmptyStateProps {
  /** What there is none of. */
  title: string;
  /** What will appear here, and when. */
  children?: ReactNode;
  /** What makes it appear: a ButtonLink or a Button. */
  action?: ReactNode;
  /** The place of the title in the outline of the page. Default: 3. */
  level?: HeadingProps["level"];
}

/** Where there is nothing yet: what will be here, and how it comes. */
export function EmptyState({ title, children, action, level = 3 }: EmptyStateProps) {
  return (
    <StateFrame>
      <Heading level={level} size={22}>
        {title}
      </Heading>
      {children !== undefined && <p>{children}</p>}
      {action !== undefined && <div>{action}</div>}
    </StateFrame>
  );
}
