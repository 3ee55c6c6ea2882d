import type { SideAction } from "@grantwright/ui";
import { createContext, useContext, useEffect } from "react";

/** Takes the actions of a page into the side menu. Gives back the function that takes them out again. */
export type AddPageActions = (actions: readonly SideAction[]) => () => void;

/** Where pages put their own actions; the shell shows them in its side menu. */
export const PageActionsContext = createContext<AddPageActions>(() => () => {});

/** Puts actions of the page into the side menu for as long as it is shown. `actions` has to be stable. */
export function usePageActions(actions: readonly SideAction[]): void {
  const add = useContext(PageActionsContext);
  useEffect(() => add(actions), [add, actions]);
}
