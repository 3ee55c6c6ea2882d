import { useEffect, useState, useSyncExternalStore } from "react";
import type { KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { useGroupRef, usePanelRef } from "react-resizable-panels";
import type { Layout, LayoutChangedMeta } from "react-resizable-panels";
import { useMediaQuery } from "../../hooks/useMediaQuery.ts";
import { onePane } from "./onePane.ts";
import { clampSplit, readSplit, rememberSplit, split } from "./rememberedSplit.ts";

const subscribeToNothing = () => () => {};

/** How wide the list is, and what changes it. Its pane has the id `{groupId}-list`, the other one `{groupId}-thread`. */
export function useSplit(groupId: string) {
  const ids = { list: `${groupId}-list`, thread: `${groupId}-thread` };
  const layoutOf = (size: number): Layout => ({ [ids.list]: size, [ids.thread]: 100 - size });
  // A server knows nothing of the device: there the list has its initial width, and takes the remembered one after.
  const saved = useSyncExternalStore(
    subscribeToNothing,
    () => readSplit(groupId),
    () => null,
  );
  const [size, setSize] = useState(saved ?? split.initial);
  const [isCollapsed, setCollapsed] = useState(false);
  const isOnePane = useMediaQuery(onePane);
  const groupRef = useGroupRef();
  const panelRef = usePanelRef();

  useEffect(() => {
    if (saved !== null) groupRef.current?.setLayout({ [`${groupId}-list`]: saved, [`${groupId}-thread`]: 100 - saved });
  }, [saved, groupId, groupRef]);

  function moveTo(next: number) {
    groupRef.current?.setLayout(layoutOf(clampSplit(next)));
    rememberSplit(groupId, clampSplit(next));
  }

  function toggle() {
    if (isCollapsed) return panelRef.current?.expand();
    // The panels know that the list may be put away once it is drawn so.
    flushSync(() => setCollapsed(true));
    panelRef.current?.collapse();
  }

  return {
    ids,
    size,
    isCollapsed,
    moveTo,
    groupProps: {
      groupRef,
      disabled: isOnePane,
      defaultLayout: layoutOf(saved ?? split.initial),
      onLayoutChange: (layout: Layout) => {
        setSize(layout[ids.list]!);
        if (size === 0 && layout[ids.list]! > 0) setCollapsed(false);
      },
      onLayoutChanged: (layout: Layout, { isUserInteraction }: LayoutChangedMeta) => {
        if (isUserInteraction && layout[ids.list]! > 0) rememberSplit(groupId, layout[ids.list]!);
      },
    },
    listProps: { panelRef, collapsible: isCollapsed, minSize: `${split.min}%`, maxSize: `${split.max}%` },
    edgeProps: {
      disableDoubleClick: true,
      onDoubleClick: () => moveTo(split.initial),
      // The arrow keys are the panels' own; what begins at an end is theirs from left to right alone.
      onKeyDownCapture: (event: KeyboardEvent) => {
        if (event.key === "Home") moveTo(split.min);
        else if (event.key === "End") moveTo(split.max);
        else if (event.key === "Enter") toggle();
        else return;
        event.preventDefault();
      },
    },
  };
}
