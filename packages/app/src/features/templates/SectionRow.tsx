import { Checkbox, ChevronDownIcon, Disclosure, IconButton, TextArea, TextField, TrashIcon } from "@grantwright/ui";
import { memo, useState, type PointerEvent } from "react";
import { CallLine } from "./CallLine.tsx";
import { copy } from "./templates.copy.ts";
import { EntryBody, EntryLine, Pair } from "./Templates.styles.ts";
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
  onMove: (id: string, to: number, from: "up" | "down") => void;
  onRemove: (id: string) => void;
  onGrab: (id: string, event: PointerEvent) => void;
}

/** The ids of a section's controls, for the focus to find them again. */
export const controlId = (id: string, control: "title" | "up" | "down") => `section-${id}-${control}`;

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
  const [isOpen, setOpen] = useState(hasProblem);
  return (
    <li data-row={id} data-dragging={isDragged || undefined}>
      <EntryLine>
        <span data-handle aria-hidden onPointerDown={(event) => onGrab(id, event)}>
          ⠿
        </span>
        <span data-number aria-hidden>
          {index + 1}
        </span>
        <TextField
          id={controlId(id, "title")}
          label={copy.titleOf(index + 1)}
          isLabelHidden
          value={title}
          onChange={(value) => onChange(id, { title: value })}
          errorMessage={problemOf("title")}
        />
        <span data-tools>
          <IconButton
            id={controlId(id, "up")}
            label={copy.moveUp(name)}
            icon={
              <span data-up>
                <ChevronDownIcon />
              </span>
            }
            onPress={() => onMove(id, index - 1, "up")}
            isUnavailable={index === 0}
            unavailableReason={copy.isFirst}
          />
          <IconButton
            id={controlId(id, "down")}
            label={copy.moveDown(name)}
            icon={<ChevronDownIcon />}
            onPress={() => onMove(id, index + 1, "down")}
            isUnavailable={index === count - 1}
            unavailableReason={copy.isLast}
          />
          <IconButton label={copy.remove(name)} icon={<TrashIcon />} onPress={() => onRemove(id)} />
        </span>
      </EntryLine>
      <EntryBody>
        <Disclosure
          title={
            <>
              {copy.details}
              <small>{summaryOf(section)}</small>
            </>
          }
          isOpen={isOpen || hasProblem}
          onOpenChange={setOpen}
        >
          {(isOpen || hasProblem) && (
            <>
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
              <Pair>
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
              <Pair>
                <Checkbox
                  label={copy.required}
                  isSelected={section.required}
                  onChange={(required) => onChange(id, { required })}
                />
                <Checkbox label={copy.auto} isSelected={section.auto} onChange={(auto) => onChange(id, { auto })} />
              </Pair>
            </>
          )}
        </Disclosure>
      </EntryBody>
    </li>
  );
});

/** The limits in a few words. */
function summaryOf({ minWordCount, maxWordCount, maxLength, pageLimit, required, auto }: SectionModel): string {
  const words = minWordCount && maxWordCount ? `${minWordCount}-${maxWordCount}` : maxWordCount || minWordCount;
  return [
    words && copy.words(words),
    maxLength && copy.characters(maxLength),
    pageLimit && copy.pages(pageLimit),
    auto ? copy.isAuto : !required && copy.optional,
  ]
    .filter(Boolean)
    .join(" · ");
}
