import { useId } from "react";
import { AdministrativeIcon, FileIcon, FinancialIcon, NarrativeIcon, SupportingIcon } from "../../icons/icons.tsx";
import { Frame } from "./Checklist.styles.ts";

/** The kinds of papers, each with an icon of its own. */
export type ChecklistCategory = "financial" | "supporting" | "administrative" | "narrative" | "default";

/** A paper that a funder asks for. */
export interface ChecklistItem {
  /** Unique within the list. */
  id: string;
  /** What is asked for. */
  name: string;
  /** More about it, below the name. */
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
}

const icons = {
  financial: FinancialIcon,
  supporting: SupportingIcon,
  administrative: AdministrativeIcon,
  narrative: NarrativeIcon,
  default: FileIcon,
};

/** The papers that a funder asks for, to be ticked as they are ready. Native boxes: such lists may be long. */
export function Checklist({ title, items, checkedIds, onChange, isReadOnly, pendingId, hasCount }: ChecklistProps) {
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
        {items.map(({ id, name, description, category = "default", isRequired }) => {
          const CategoryIcon = icons[category];
          const kind = [category === "default" ? "" : category, isRequired && "required"].filter(Boolean).join(", ");
          return (
            <li key={id}>
              <label>
                <input
                  type="checkbox"
                  checked={checked.has(id)}
                  disabled={isReadOnly}
                  aria-disabled={id === pendingId || undefined}
                  onChange={() => toggle(id)}
                />
                <span>
                  {name}
                  {kind && <small>{kind}</small>}
                  {description && <span>{description}</span>}
                </span>
                <CategoryIcon size="small" />
              </label>
            </li>
          );
        })}
      </ul>
    </Frame>
  );
}
