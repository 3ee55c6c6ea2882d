import { useId, useState } from "react";
import {
  AdministrativeIcon,
  ChevronDownIcon,
  FileIcon,
  FinancialIcon,
  NarrativeIcon,
  SupportingIcon,
} from "../../icons/icons.tsx";
import { Button } from "../../actions/Button/Button.tsx";
import { VisuallyHidden } from "../../text/VisuallyHidden/VisuallyHidden.tsx";
import { Frame } from "./Checklist.styles.ts";

/** The kinds of papers, each with an icon of its own. */
export type ChecklistCategory = "financial" | "supporting" | "administrative" | "narrative" | "default";

/** A paper that a funder asks for. */
export interface ChecklistItem {
  /** Unique within the list. */
  id: string;
  /** What is asked for. */
  name: string;
  /** More about it, which unfolds below the name. */
  description?: string;
  /** Default: `default`. */
  category?: ChecklistCategory;
  /** It cannot be left out. */
  isRequired?: boolean;
}

export interface ChecklistProps {
  /** What the list is: `Document Checklist`. */
  title: string;
  /** What is asked for, in the order it is shown within its category. */
  items: readonly ChecklistItem[];
  /** The ids of the items that are ticked. */
  checkedIds: readonly string[];
  /** Called with all the ids that are then ticked. */
  onChange: (checkedIds: string[]) => void;
  /** It can be read and not changed. */
  isReadOnly?: boolean;
  /** The id of the item whose change is being saved: it keeps the focus, and cannot be changed meanwhile. */
  pendingId?: string;
  /** Shows how many are ticked beside the title. */
  hasCount?: boolean;
  /** What the button is called that unfolds the description of an item. Default: `What is asked for: ` and its name. */
  moreLabel?: (name: string) => string;
}

const usualMore = (name: string) => `What is asked for: ${name}`;

const icons = {
  financial: FinancialIcon,
  supporting: SupportingIcon,
  administrative: AdministrativeIcon,
  narrative: NarrativeIcon,
  default: FileIcon,
};

/** The papers that a funder asks for, a line each, to be ticked as they are ready. Native boxes: such lists may be long. */
export function Checklist({
  title,
  items,
  checkedIds,
  onChange,
  isReadOnly,
  pendingId,
  hasCount,
  moreLabel = usualMore,
}: ChecklistProps) {
  const heading = useId();
  const checked = new Set(checkedIds);
  const toggle = (id: string) => {
    if (id === pendingId) return;
    onChange(checked.has(id) ? checkedIds.filter((other) => other !== id) : [...checkedIds, id]);
  };
  return (
    <Frame aria-labelledby={heading}>
      <h2>
        <span id={heading}>{title}</span>
        {hasCount && <bdi>{`${items.filter(({ id }) => checked.has(id)).length} of ${items.length}`}</bdi>}
      </h2>
      <ul>
        {items.map((item) => (
          <Item
            key={item.id}
            {...item}
            isTicked={checked.has(item.id)}
            isReadOnly={isReadOnly}
            isPending={item.id === pendingId}
            moreLabel={moreLabel}
            onTick={() => toggle(item.id)}
          />
        ))}
      </ul>
    </Frame>
  );
}

interface ItemProps extends ChecklistItem {
  isTicked: boolean;
  isReadOnly: boolean | undefined;
  isPending: boolean;
  moreLabel: (name: string) => string;
  onTick: () => void;
}

/** A paper in a line; what more is asked for unfolds below it. */
function Item({
  name,
  description,
  category = "default",
  isRequired,
  isTicked,
  isReadOnly,
  isPending,
  moreLabel,
  onTick,
}: ItemProps) {
  const [isOpen, setOpen] = useState(false);
  const about = useId();
  const CategoryIcon = icons[category];
  return (
    <li data-open={isOpen || undefined}>
      <label>
        <input
          type="checkbox"
          checked={isTicked}
          disabled={isReadOnly}
          aria-disabled={isPending || undefined}
          onChange={onTick}
        />
        <span>
          {name} {category !== "default" && <VisuallyHidden>{category} </VisuallyHidden>}
          {isRequired && <small>required</small>}
        </span>
        <CategoryIcon size="small" />
      </label>
      {description && (
        <Button
          variant="quiet"
          size="small"
          aria-label={moreLabel(name)}
          aria-expanded={isOpen}
          aria-controls={about}
          onPress={() => setOpen(!isOpen)}
        >
          <ChevronDownIcon size="small" />
        </Button>
      )}
      {description && (
        <p id={about} hidden={!isOpen}>
          {description}
        </p>
      )}
    </li>
  );
}
