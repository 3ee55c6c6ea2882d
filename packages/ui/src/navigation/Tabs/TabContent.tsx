import type { ReactNode } from "react";
import { VisuallyHidden } from "../../text/VisuallyHidden/VisuallyHidden.tsx";

export interface TabContentProps {
  /** What the tab leads to. */
  name: string;
  icon: ReactNode;
  /** How many things wait there. */
  count: number | undefined;
  /** What the count means, in words with the number. */
  countLabel: string | undefined;
  /** Whether the icon stands alone. */
  isNameHidden: boolean;
}

/** What stands on a tab: icon, name, and how many things wait there. */
export function TabContent({ name, icon, count = 0, countLabel, isNameHidden }: TabContentProps) {
  return (
    <>
      {icon}
      {isNameHidden ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <span data-part="text" data-text={name}>
          {name}
        </span>
      )}
      {count > 0 && (
        <>
          <span data-part="count" aria-hidden={countLabel === undefined ? undefined : true}>
            {count}
          </span>
          {countLabel !== undefined && <VisuallyHidden>{countLabel}</VisuallyHidden>}
        </>
      )}
    </>
  );
}
