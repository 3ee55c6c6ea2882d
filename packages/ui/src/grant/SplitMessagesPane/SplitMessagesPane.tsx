import { useMemo } from "react";
import type { CSSProperties, ReactNode } from "react";
import { Group, Panel, Separator } from "react-resizable-panels";
import { ChevronStartIcon } from "../../icons/icons.tsx";
import { Button } from "../../actions/Button/Button.tsx";
import { EmptyState } from "../../feedback/EmptyState/EmptyState.tsx";
import { split } from "./rememberedSplit.ts";
import { splitMessagesCopy } from "./splitMessages.copy.ts";
import type { SplitMessagesCopy } from "./splitMessages.copy.ts";
import { Frame } from "./SplitMessagesPane.styles.ts";
import { SplitSteps } from "./SplitSteps.tsx";
import { useEdgeFromTheStart } from "./useEdgeFromTheStart.ts";
import { useFocusAcrossPanes } from "./useFocusAcrossPanes.ts";
import { useSplit } from "./useSplit.ts";

/** How the list should show itself. */
export interface MessageListView {
  /** A message is selected: icons instead of the tabs' names, and no read toggles. */
  isCompact: boolean;
}

export interface SplitMessagesPaneProps {
  /** Under which the device remembers the split, in local storage. Panes with the same id share it. */
  groupId: string;
  /** The messages, and the tabs above them. */
  renderList: (view: MessageListView) => ReactNode;
  /** The selected message and what belongs to it. Leave it out while none is selected. */
  thread?: ReactNode;
  /** Called by the back button of small screens, which shows the list again: deselect the message. */
  onBack: () => void;
  /** Its words, where they are others than the English ones. */
  copy?: Partial<SplitMessagesCopy>;
}

/** What scrolls is the pane, which can have the focus, and not what the library puts into it. */
const inPane = { overflow: "visible", maxHeight: "none", minInlineSize: 0 } as const;

/**
 * A list of messages beside the conversation that is selected in it. The edge between them is moved with the pointer, with
 * the arrow keys, Home and End, or with two buttons at its handle (WCAG 2.2, SC 2.5.7); Enter puts the list away and brings
 * it back, a double click puts the edge back, and the device remembers it. The list has 30 percent of the width, and 20 to
 * 50. Screens without room for both, tablets held upright among them, show one of the two, with a back button. It is as high as its place, and its panes scroll by themselves.
 */
export function SplitMessagesPane({ groupId, renderList, thread, onBack, copy: own }: SplitMessagesPaneProps) {
  const copy = { ...splitMessagesCopy, ...own };
  const isThreadShown = thread !== undefined && thread !== null;
  const { ids, size, isCollapsed, moveTo, groupProps, listProps, edgeProps } = useSplit(groupId);
  const { listRef, threadRef, onListFocus } = useFocusAcrossPanes(isThreadShown);
  const edge = useEdgeFromTheStart(ids.list, Math.round(size), isCollapsed ? 0 : split.min, split.max);
  // The edge is drawn again at every move of the pointer: the rows are not.
  const list = useMemo(() => renderList({ isCompact: isThreadShown }), [renderList, isThreadShown]);

  return (
    <Frame
      data-shown={isThreadShown ? "thread" : "list"}
      data-compact={isThreadShown || undefined}
      data-collapsed={isCollapsed || undefined}
      style={{ "--split": size } as CSSProperties}
    >
      <Group {...groupProps}>
        <Panel
          {...listProps}
          elementRef={listRef}
          id={ids.list}
          role="region"
          data-pane="list"
          aria-label={copy.list}
          tabIndex={-1}
          style={inPane}
          onFocus={onListFocus}
        >
          {list}
        </Panel>
        <Separator {...edgeProps} elementRef={edge} aria-label={copy.resize} />
        <Panel
          elementRef={threadRef}
          id={ids.thread}
          role="region"
          data-pane="thread"
          aria-label={copy.thread}
          tabIndex={-1}
          style={inPane}
        >
          {isThreadShown ? (
            <>
              <div data-part="back">
                <Button variant="quiet" onPress={onBack}>
                  <ChevronStartIcon size="small" />
                  {copy.back}
                </Button>
              </div>
              {thread}
            </>
          ) : (
            <div data-part="nothing">
              <EmptyState title={copy.emptyTitle} level={2}>
                {copy.emptyDescription}
              </EmptyState>
            </div>
          )}
        </Panel>
      </Group>
      <SplitSteps copy={copy} size={size} onMove={moveTo} />
    </Frame>
  );
}
