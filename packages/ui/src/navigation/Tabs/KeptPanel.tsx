import { use, useRef } from "react";
import type { ReactNode } from "react";
import { useTabPanel } from "react-aria/useTabList";
import { TabListStateContext } from "react-aria-components/Tabs";

export interface KeptPanelProps {
  /** Of its tab. */
  id: string;
  /** What it shows. */
  children: ReactNode;
}

/**
 * A panel that stays out of sight while another is shown. React Aria's own looks through all of its content at every render for something
 * that Tab stops at, which takes longer than to render a long list; this one is looked through only while it is shown.
 */
export function KeptPanel({ id, children }: KeptPanelProps) {
  const state = use(TabListStateContext);
  const isShown = state?.selectedKey === id;
  const panel = useRef<HTMLDivElement>(null);
  const nothing = useRef<HTMLDivElement>(null);
  const { tabPanelProps } = useTabPanel({ id }, state, isShown ? panel : nothing);
  // React Aria renders everything twice, once to find the tabs: there is no state then, and nothing to show.
  if (!state) return null;
  return (
    <div {...tabPanelProps} ref={panel} inert={!isShown} data-inert={isShown ? undefined : true}>
      {children}
    </div>
  );
}
