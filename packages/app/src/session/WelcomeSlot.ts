import { createContext, createElement, useContext, type ComponentType } from "react";

/** Props of what stands in the slot. */
export interface WelcomeSlotProps {
  /** Which page it is on; `end` for one that it never stands over. */
  place: "home" | "page" | "end";
}

/** What the shell shows to visitors on every page; the routes put the welcome card here. */
export const WelcomeSlotContext = createContext<ComponentType<WelcomeSlotProps> | null>(null);

/** Shows what the routes put here. */
export function WelcomeSlot(props: WelcomeSlotProps) {
  const Card = useContext(WelcomeSlotContext);
  return Card && createElement(Card, props);
}
