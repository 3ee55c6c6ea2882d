import { createContext } from "react";

/** Closes the HoverMenu around, and brings the focus back to its trigger. */
export const HoverMenuContext = createContext<() => void>(() => {});
