import { useSideDrawer, type SideDrawerState } from "./useSideDrawer.ts";

/** The drawers beside a text. One of them stands there at a time. */
export interface SideDrawers {
  /** What its files say. */
  files: SideDrawerState;
  /** What was found in it. */
  checks: SideDrawerState;
  /** What is said about it. */
  said: SideDrawerState;
  /** One of them was asked for once. */
  isUsed: boolean;
  /** One of them stands over the text. */
  isCovered: boolean;
}

/** The drawers beside a text: opening one closes the others. */
export function useSideDrawers(): SideDrawers {
  const files = useSideDrawer();
  const checks = useSideDrawer();
  const said = useSideDrawer();
  const all = [files, checks, said];
  const alone = (drawer: SideDrawerState): SideDrawerState => ({
    ...drawer,
    open: (...given) => {
      for (const other of all) if (other !== drawer) other.close();
      drawer.open(...given);
    },
  });
  return {
    files: alone(files),
    checks: alone(checks),
    said: alone(said),
    isUsed: all.some((drawer) => drawer.isUsed),
    isCovered: all.some(({ isShown }) => isShown),
  };
}
