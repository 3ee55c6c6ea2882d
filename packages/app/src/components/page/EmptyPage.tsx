import { EmptyState, type EmptyStateProps } from "@grantwright/ui";
import { EmptySheet } from "./EmptySheet.styles.ts";

/** Props of EmptyPage. */
export interface EmptyPageProps extends Omit<EmptyStateProps, "level"> {
  /** Something is to be written here, whose way has not begun. */
  hasThread?: boolean;
}

/** A page on which there is nothing yet: what will be here, and what makes it appear. */
export function EmptyPage({ hasThread = false, ...props }: EmptyPageProps) {
  return (
    <EmptySheet data-thread={hasThread || undefined}>
      <EmptyState {...props} level={2} />
    </EmptySheet>
  );
}
