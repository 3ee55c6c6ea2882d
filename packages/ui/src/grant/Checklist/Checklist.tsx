import { useId } from "react";
import { styled } from "styled-components";
import { AdministrativeIcon, FileIcon, FinancialIcon, NarrativeIcon, SupportingIcon } from "../../icons/icons.tsx";
import { media } from "../../theme/media.ts";

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

const Frame = styled.section`
  inline-size: 100%;

  > h2 {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    padding-block-end: 8px;
    border-block-end: 1px solid var(--color-line);
    font: var(--weight-label) var(--text-14) / var(--leading-14) var(--font-sans);
    letter-spacing: normal;
  }
  > h2 > bdi {
    flex: none;
    font-weight: var(--weight-text);
    font-variant-numeric: tabular-nums;
    color: var(--color-ink-faint);
  }
  li {
    border-block-end: 1px solid var(--color-line);
  }
  label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: start;
    gap: 10px;
    padding-block: 9px;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  label:hover {
    background: var(--color-hover);
  }
  input {
    appearance: none;
    display: grid;
    place-items: center;
    inline-size: 18px;
    block-size: 18px;
    margin: 1px 0 0;
    border: 1.5px solid var(--color-edge);
    border-radius: var(--radius-flat);
    background: var(--color-sheet);
    cursor: inherit;
  }
  input:checked {
    border-color: var(--color-brand);
    background: var(--color-brand);
  }
  input:checked::after {
    content: "";
    inline-size: 9px;
    block-size: 5px;
    border: solid var(--color-on-brand);
    border-width: 0 0 2px 2px;
    transform: translateY(-1px) rotate(-45deg);
  }
  input:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  input:is(:disabled, [aria-disabled]) {
    border: 1.5px dashed var(--color-edge);
    background: transparent;
  }
  input:is(:disabled, [aria-disabled]):checked::after {
    border-color: var(--color-ink-soft);
  }
  label:has([aria-disabled]) {
    cursor: progress;
  }
  small {
    display: block;
    font-size: var(--text-12);
    line-height: var(--leading-12);
    color: var(--color-ink-faint);
  }
  svg {
    margin-block-start: 2px;
    color: var(--color-ink-faint);
  }
  ${media.small} {
    label {
      min-block-size: var(--target-touch);
    }
    input {
      inline-size: 22px;
      block-size: 22px;
    }
  }
  ${media.forcedColors} {
    input:checked:not(:disabled, [aria-disabled]) {
      border-color: Highlight;
      background: Highlight;
      forced-color-adjust: none;
    }
    input:checked:not(:disabled, [aria-disabled])::after {
      border-color: HighlightText;
    }
  }
`;

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
                  {description && <small>{description}</small>}
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
