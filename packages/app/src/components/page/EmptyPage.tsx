import { EmptyState, type EmptyStateProps } from "@grantwright/ui";
import { EmptySheet } from "./EmptySheet.styles.ts";

/** Props of EmptyPage. */
export type EmptyPageProps = Omit<EmptyStateProps, "level">;

/** A page on which there is nothing yet: what will be here, and what makes it appear. */
export function EmptyPage(props: EmptyPageProps) {
  return (
    <EmptySheet>
      <EmptyState {...props} level={2} />
    </EmptySheet>
  );
}
