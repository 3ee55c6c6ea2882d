import { Disclosure, useMediaQuery } from "@grantwright/ui";
import type { ReactNode } from "react";
import { copy } from "./document.copy.ts";
import { RailHead } from "./Document.styles.ts";

/** Where all that is about a proposal has room below what there is to do before it is sent. */
const isTall = "(min-height: 1000px)";

/** Props of RailTools. */
export interface RailToolsProps {
  /** They stand beside the paper, where little else has room in a low window. */
  isFolded: boolean;
  /** Rows: what is shown in the paper, and the revision where there is one only. */
  children: ReactNode;
}

/** What not everybody needs of the tools of a proposal: folded where it would keep what comes below out of sight. */
export function RailTools({ isFolded, children }: RailToolsProps) {
  const hasRoom = useMediaQuery(isTall);
  const rows = <RailHead>{children}</RailHead>;
  return isFolded && !hasRoom ? <Disclosure title={copy.more}>{rows}</Disclosure> : rows;
}
