import type { ReactNode } from "react";
import { List } from "./PlanCard.styles.ts";

export interface PlanCardListProps {
  /** PlanCards. */
  children: ReactNode;
}

/** Plans beside each other where there is room for it, one below the other where there is not. */
export function PlanCardList({ children }: PlanCardListProps) {
  return <List>{children}</List>;
}
