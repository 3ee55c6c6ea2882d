import type { ReactNode } from "react";

interface SideActionBase {
  /** Its name: shown beside the icon on hover and focus, and always in the list of small screens. */
  label: string;
  /** One of the icons. */
  icon: ReactNode;
}

/** Something the page offers: a place to go, or something to do. */
export type SideAction = SideActionBase &
  (
    | {
        /** Where it leads. */
        href: string;
        onPress?: undefined;
      }
    | {
        href?: undefined;
        /** Does it. */
        onPress: () => void;
      }
  );
