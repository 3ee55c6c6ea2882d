import type { Schemas } from "@grantwright/api-client";
import {
  AdministrativeIcon,
  Button,
  ChevronDownIcon,
  FileIcon,
  FinancialIcon,
  NarrativeIcon,
  SupportingIcon,
} from "@grantwright/ui";
import { useId, useState } from "react";
import { papersCopy as copy } from "./papers.copy.ts";
import { Rows } from "./PaperRows.styles.ts";

type Paper = Schemas["ChecklistItem"];

/** Props of PaperRows. */
export interface PaperRowsProps {
  title: string;
  items: readonly Paper[];
  /** The ids of those that are ticked. */
  checkedIds: readonly string[];
  /** Called with all the ids that are then ticked. */
  onChange: (checkedIds: string[]) => void;
  /** They can be read and not ticked; how many are is told. */
  isReadOnly?: boolean;
}

const icons = {
  financial: FinancialIcon,
  supporting: SupportingIcon,
  administrative: AdministrativeIcon,
  narrative: NarrativeIcon,
  default: FileIcon,
};

/** The papers that a funder asks for, to be ticked off: a line each, below which what it asks for unfolds. */
export function PaperRows({ title, items, checkedIds, onChange, isReadOnly = false }: PaperRowsProps) {
  const heading = useId();
  return (
    <Rows aria-labelledby={heading}>
      <h2>
        <span id={heading}>{title}</span>
        {isReadOnly && <bdi>{copy.count(items.filter(({ id }) => checkedIds.includes(id)).length, items.length)}</bdi>}
      </h2>
      <ul>
        {items.map((item) => (
          <PaperRow
            key={item.id}
            {...item}
            isTicked={checkedIds.includes(item.id)}
            isReadOnly={isReadOnly}
            onTick={(isTicked) =>
              onChange(isTicked ? [...checkedIds, item.id] : checkedIds.filter((other) => other !== item.id))
            }
          />
        ))}
      </ul>
    </Rows>
  );
}

interface PaperRowProps extends Paper {
  isTicked: boolean;
  isReadOnly: boolean;
  onTick: (isTicked: boolean) => void;
}

function PaperRow({ name, description, category = "default", required, isTicked, isReadOnly, onTick }: PaperRowProps) {
  const [isOpen, setOpen] = useState(false);
  const about = useId();
  const CategoryIcon = icons[category];
  return (
    <li data-open={isOpen || undefined}>
      <label>
        {/* oxlint-disable-next-line react/forbid-elements -- as in the kit's Checklist: native, as such lists may be long */}
        <input
          type="checkbox"
          checked={isTicked}
          disabled={isReadOnly}
          onChange={({ target }) => onTick(target.checked)}
        />
        <span>
          {name} {required && <small>{copy.required}</small>}
        </span>
      </label>
      {description && (
        <Button
          variant="quiet"
          size="small"
          aria-label={copy.about(name)}
          aria-expanded={isOpen}
          aria-controls={about}
          onPress={() => setOpen(!isOpen)}
        >
          <ChevronDownIcon size="small" />
        </Button>
      )}
      {description && (
        <p id={about} hidden={!isOpen}>
          <CategoryIcon size="small" />
          <span>
            {category !== "default" && <small>{category}</small>} {description}
          </span>
        </p>
      )}
    </li>
  );
}
