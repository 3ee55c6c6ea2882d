import { createContext, type ReactNode } from "react";

/** The side menu of small screens, for pages that have a bar of their own in place of the shell's. */
export const SideMenuSlot = createContext<ReactNode>(null);
