import {
  Checkbox,
  ChevronDownIcon,
  ChevronUpIcon,
  EllipsisIcon,
  IconButton,
  Menu,
  MenuItem,
  TextArea,
  TextField,
  TrashIcon,
} from "@grantwright/ui";
import { memo, type PointerEvent } from "react";
import { CallLine } from "./CallLine.tsx";
import { LineArea } from "./LineArea.tsx";
import { SectionDetails } from "./SectionDetails.tsx";
import { copy } from "./templates.copy.ts";
import { EntryBody, EntryLine, Pair, Ticks } from "./TemplateParts.styles.ts";
import { sectionNumbers, type Problems, type SectionModel } from "./templateModel.ts";

/** Props of SectionRow. */
export interface SectionRowProps {
  section: SectionModel;
  index: number;
  count: number;
  /** What is wrong, by `{section}.{field}`; the same object as long as it is the same. */
  problems: Problems;
  isDragged: boolean;
  onChange: (id: string, change: Partial<SectionModel>) => void;
  onMove: (id: string, to: number) => void;
  onRemove: (id: string) => void;
  onGrab: (id: string, event: PointerEvent) => void;
}

/** The ids of a section's controls, for the focus to find them again. */
export const controlId = (id: string, control: "title" | "actions") => `section-${id}-${control}`;

const limitLabel = {
  minWordCount: copy.minWordCount,
  maxWordCount: copy.maxWordCount,
  maxLength: copy.maxLength,
  pageLimit: copy.sectionPages,
};

/** One section: its title and place at once, its guidance and limits where they are wanted. */
export const SectionRow = memo(function SectionRow(props: SectionRowProps) {
  const { section, index, count, problems, isDragged, onChange, onMove, onRemove, onGrab } = props;
  const { id, title } = section;
  const name = title.trim() || copy.untitled(index + 1);
  const problemOf = (field: string) => problems[`${id}.${field}`];
  const hasProblem = Object.keys(problems).some((key) => key.startsWith(`${id}.`) && key !== `${id}.title`);
  return (
    <li data-row={id} data-dragging={isDragged || undefined}>
      <EntryLine>
        <span data-handle aria-hidden onPointerDown={(event) => onGrab(id, event)}>
          ⠿
        </span>
        <span data-number aria-hidden>
          {index + 1}
        </span>
        <LineArea
          id={controlId(id, "title")}
          label={copy.titleOf(index + 1)}
          isLabelHidden
          value={title}
          onChange={(line) => onChange(id, { title: line })}
          errorMessage={problemOf("title")}
        />
        <Menu
          trigger={<IconButton id={controlId(id, "actions")} label={copy.actionsOf(name)} icon={<EllipsisIcon />} />}
        >
          {index > 0 && (
            <MenuItem id="up" icon={<ChevronUpIcon />} onAction={() => onMove(id, index - 1)}>
              {copy.moveUp}
            </MenuItem>
          )}
          {index < count - 1 && (
            <MenuItem id="down" icon={<ChevronDownIcon />} onAction={() => onMove(id, index + 1)}>
              {copy.moveDown}
            </MenuItem>
          )}
          <MenuItem id="remove" icon={<TrashIcon />} tone="danger" onAction={() => onRemove(id)}>
            {copy.removeSection}
          </MenuItem>
        </Menu>
      </EntryLine>
      <EntryBody>
        <SectionDetails section={section} hasProblem={hasProblem}>
          <CallLine from={section.readFrom} />
          <TextArea
            label={copy.guidance}
            value={section.description}
            onChange={(description) => onChange(id, { description })}
            errorMessage={problemOf("description")}
            minRows={2}
          />
          <TextArea
            label={copy.example}
            value={section.example}
            onChange={(example) => onChange(id, { example })}
            errorMessage={problemOf("example")}
            minRows={2}
          />
          <Pair data-short>
            {sectionNumbers.map((field) => (
              <TextField
                key={field}
                label={limitLabel[field]}
                inputMode={field === "pageLimit" ? "decimal" : "numeric"}
                value={section[field]}
                onChange={(text) => onChange(id, { [field]: text })}
                errorMessage={problemOf(field)}
              />
            ))}
          </Pair>
          <Ticks>
            <Checkbox
              label={copy.required}
              isSelected={section.required}
              onChange={(required) => onChange(id, { required })}
            />
            <Checkbox label={copy.auto} isSelected={section.auto} onChange={(auto) => onChange(id, { auto })} />
          </Ticks>
        </SectionDetails>
      </EntryBody>
    </li>
  );
});
