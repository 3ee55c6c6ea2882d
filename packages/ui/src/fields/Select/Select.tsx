import { useRef, useState, type KeyboardEvent } from "react";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Button, SelectValue } from "react-aria-components/Select";
import { CheckIcon, ChevronDownIcon } from "../../icons/icons.tsx";
import type { Availability } from "../../actions/Button/availability.ts";
import { FieldDescription, FieldLabel, FieldProblem } from "../Field/FieldParts.tsx";
import type { FieldProps } from "../Field/FieldParts.tsx";
import { useAriaDisabled } from "../Field/useAriaDisabled.ts";
import { useField } from "../Field/useField.ts";
import { Panel, Root } from "./Select.styles.ts";

/** One of the choices. */
export interface SelectOption<Value extends string> {
  /** What it stands for. */
  value: Value;
  /** Its name, by which it is also found when a person types. */
  label: string;
  /** More about it, below the label while the options are open. */
  description?: string;
}

interface SelectBaseProps<Value extends string> extends FieldProps {
  /** The choices, in the order they stand. */
  options: readonly SelectOption<Value>[];
  /** The chosen value, null for none; leave it out and the field keeps its own. */
  value?: Value | null;
  /** What is chosen at first, where the field keeps its own value. */
  defaultValue?: Value | null;
  /** Called with the value that the person chose. */
  onChange?: (value: Value) => void;
  /** Called when the focus leaves it. */
  onBlur?: () => void;
  /** What stands there while nothing is chosen. Default: `Choose`. */
  placeholder?: string;
  /** Marks it as required, and says so. The form checks it. */
  isRequired?: boolean;
  /**
   * What arrow right, arrow left and letters do while it is closed: `choose` an option, as a native one does, or `open` it, for a choice that
   * is acted on at once. Default: `choose`.
   */
  keysWhileClosed?: "choose" | "open";
  /** The id of its button, for a link that leads to it. By default it has one of its own. */
  id?: string;
  /** The name under which a form sends it. */
  name?: string;
}

export type SelectProps<Value extends string> = SelectBaseProps<Value> & Availability;

/** Whether a key chooses an option of a closed select. */
const isChoosingKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key === "ArrowLeft" || key === "ArrowRight" || (key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey);

/**
 * One of many, out of sight until it is opened. Letters find an option, arrow keys move, Escape leaves the choice as it was.
 * For up to five use RadioGroup, for a few short words SegmentedControl. An unavailable one can be focused but not opened,
 * and its reason stands below the label.
 */
export function Select<Value extends string>({
  id,
  label,
  isLabelHidden,
  description,
  errorMessage,
  options,
  value,
  defaultValue = null,
  onChange,
  onBlur,
  placeholder = "Choose",
  isRequired,
  keysWhileClosed = "choose",
  name,
  isUnavailable = false,
  unavailableReason,
}: SelectProps<Value>) {
  const [kept, setKept] = useState<Value | null>(defaultValue);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const field = useField({ id, description, errorMessage, isRequired, isUnavailable, unavailableReason });
  const { isReadOnly: _, ...fieldProps } = field.fieldProps;
  useAriaDisabled(button, isUnavailable);

  const select = (
    <Root
      value={value === undefined ? kept : value}
      onChange={(key) => {
        if (isUnavailable || key === null) return;
        setKept(key as Value);
        onChange?.(key as Value);
      }}
      isOpen={isOpen && !isUnavailable}
      onOpenChange={setIsOpen}
      onBlur={onBlur}
      name={name}
      {...fieldProps}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={isRequired} />
      <FieldDescription {...field.descriptionProps} />
      <Button ref={button}>
        <SelectValue data-part="value">
          {({ isPlaceholder, selectedText }) => (isPlaceholder ? placeholder : selectedText)}
        </SelectValue>
        <ChevronDownIcon size="small" />
      </Button>
      <FieldProblem {...field.problemProps} />
      <Panel offset={4}>
        <ListBox items={options}>
          {(option) => (
            <ListBoxItem id={option.value} textValue={option.label}>
              {({ isSelected }) => (
                <>
                  <span>{option.label}</span>
                  {option.description !== undefined && <small>{option.description}</small>}
                  {isSelected && <CheckIcon size="small" />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Panel>
    </Root>
  );
  if (keysWhileClosed === "choose") return select;
  const openByKey = (event: KeyboardEvent) => {
    if (isOpen || !isChoosingKey(event)) return;
    event.stopPropagation();
    setIsOpen(true);
  };
  return (
    // Before React Aria's own keys, which choose.
    <div role="presentation" style={{ display: "contents" }} onKeyDownCapture={openByKey}>
      {select}
    </div>
  );
}
