import { Disclosure } from "@grantwright/ui";
import type { ReactNode } from "react";
import { copy } from "./document.copy.ts";
import { RailHead } from "./Document.styles.ts";

/** Props of RailTools. */
export interface RailToolsProps {
  /** They stand beside the paper, where they are the last of its tools. */
  isFolded: boolean;
  /** Rows: what is shown in the paper, and the revision where there is one only. */
  children: ReactNode;
}

/** What not everybody needs of the tools of a proposal: beside the paper it is folded, whatever the window. */
export function RailTools({ isFolded, children }: RailToolsProps) {
  const rows = <RailHead>{children}</RailHead>;
  return isFolded ? <Disclosure title={copy.more}>{rows}</Disclosure> : rows;
}
