import { useId, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { VisuallyHidden } from "../../text/VisuallyHidden/VisuallyHidden.tsx";
import { Root } from "./Tabs.styles.ts";

/** One of the views, and the tab that leads to it. */
export interface TabItem<Id extends string> {
  /** What `onSelectionChange` is called with. */
  id: Id;
  /** Its name; assistive technology has it even where the tabs show icons alone. */
  label: string;
  /** One of the icons. */
  icon?: ReactNode;
  /** How many things wait there. None are shown for 0. */
  count?: number;
  /** What the count means, in words with the number: `2 unread`. It becomes part of the name. */
  countLabel?: string;
  /** What the panel shows. */
  content: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** What the tabs are views of: the accessible name of the row. */
  label: string;
  /** The views, in the order they stand. */
  tabs: readonly TabItem<Id>[];
  /** Shows the icons alone, where there is little room. Every tab then needs an icon. */
  areLabelsHidden?: boolean;
  /** What stands at the start of the row, such as a Heading. The tabs move to the end. */
  heading?: ReactNode;
  /**
   * Whether a panel stays, out of sight, once it was shown: it keeps its scroll position and what was typed, and comes
   * back at once. Default: true.
   */
  keepsPanels?: boolean;
  /**
   * Whether the arrow keys show a panel (`automatic`), or move the focus only and Enter or Space shows it (`manual`, for
   * panels that take long to load). Default: `automatic`.
   */
  keyboardActivation?: "automatic" | "manual";
  /** The tab that is shown, where that is decided elsewhere. */
  selectedId?: Id;
  /** The tab that is shown at first, where Tabs decides. Default: the first. */
  defaultSelectedId?: Id;
  /** Called with the id of the tab that the person chose. */
  onSelectionChange?: (id: Id) => void;
}

/**
 * Views of one thing, one at a time. Arrow keys, Home and End move among the tabs, Tab goes on into the panel. For a choice
 * that filters or sets something use SegmentedControl, for places of their own links.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  areLabelsHidden = false,
  heading,
  keepsPanels = true,
  keyboardActivation = "automatic",
  selectedId,
  defaultSelectedId,
  onSelectionChange,
}: TabsProps<Id>) {
  const [chosenId, setChosenId] = useState(defaultSelectedId ?? tabs[0]?.id);
  const shownId = selectedId ?? chosenId;
  const [seen, setSeen] = useState<ReadonlySet<Id | undefined>>(() => new Set([shownId]));
  if (!seen.has(shownId)) setSeen(new Set([...seen, shownId]));
  const prefix = useId();

  function choose(id: Id) {
    setChosenId(id);
    if (id !== shownId) onSelectionChange?.(id);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { currentTarget } = event;
    const isRtl = currentTarget.matches(":dir(rtl)");
    const all = [...currentTarget.parentElement!.querySelectorAll<HTMLElement>('[role="tab"]')];
    const at = all.indexOf(currentTarget);
    const steps: Record<string, number> = {
      [isRtl ? "ArrowLeft" : "ArrowRight"]: at + 1,
      [isRtl ? "ArrowRight" : "ArrowLeft"]: at - 1 + all.length,
      Home: 0,
      End: all.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    all[to % all.length]?.focus();
    const next = tabs[to % all.length];
    if (next && keyboardActivation === "automatic") choose(next.id);
  }

  return (
    <Root data-labels={areLabelsHidden ? "hidden" : undefined}>
      <div data-part="row">
        {heading !== undefined && <div data-part="heading">{heading}</div>}
        <div role="tablist" aria-label={label}>
          {tabs.map(({ id, label: name, icon, count = 0, countLabel }) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`${prefix}-tab-${id}`}
              aria-selected={id === shownId}
              aria-controls={id === shownId || (keepsPanels && seen.has(id)) ? `${prefix}-panel-${id}` : undefined}
              tabIndex={id === shownId ? 0 : -1}
              onClick={() => choose(id)}
              onKeyDown={onKeyDown}
            >
              {icon}
              {areLabelsHidden ? (
                <VisuallyHidden>{name}</VisuallyHidden>
              ) : (
                <span data-part="text" data-text={name}>
                  {name}
                </span>
              )}
              {count > 0 && (
                <>
                  <span data-part="count" aria-hidden={countLabel === undefined ? undefined : true}>
                    {count}
                  </span>
                  {countLabel !== undefined && <VisuallyHidden>{countLabel}</VisuallyHidden>}
                </>
              )}
            </button>
          ))}
        </div>
      </div>
      {tabs.map(
        ({ id, content }) =>
          (id === shownId || (keepsPanels && seen.has(id))) && (
            <div
              key={id}
              role="tabpanel"
              id={`${prefix}-panel-${id}`}
              aria-labelledby={`${prefix}-tab-${id}`}
              hidden={id !== shownId}
            >
              {content}
            </div>
          ),
      )}
    </Root>
  );
}
