import { useState } from "react";
import type { ReactNode } from "react";
import { Tab, TabList, TabPanel } from "react-aria-components/Tabs";
import { KeptPanel } from "./KeptPanel.tsx";
import { TabContent } from "./TabContent.tsx";
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

  function choose(id: Id) {
    setChosenId(id);
    if (id !== shownId) onSelectionChange?.(id);
  }

  const Panel = keepsPanels ? KeptPanel : TabPanel;
  return (
    <Root
      data-labels={areLabelsHidden ? "hidden" : undefined}
      keyboardActivation={keyboardActivation}
      selectedKey={shownId}
      onSelectionChange={(key) => choose(key as Id)}
    >
      <div data-part="row">
        {heading !== undefined && <div data-part="heading">{heading}</div>}
        <TabList aria-label={label}>
          {tabs.map(({ id, label: name, icon, count, countLabel }) => (
            <Tab key={id} id={id}>
              <TabContent
                name={name}
                icon={icon}
                count={count}
                countLabel={countLabel}
                isNameHidden={areLabelsHidden}
              />
            </Tab>
          ))}
        </TabList>
      </div>
      {tabs.map(
        ({ id, content }) =>
          (id === shownId || (keepsPanels && seen.has(id))) && (
            <Panel key={id} id={id}>
              {content}
            </Panel>
          ),
      )}
    </Root>
  );
}
