import { Button, Heading, IconButton, PlusIcon, showToast, Text, TrashIcon } from "@grantwright/ui";
import { useState } from "react";
import { CallLine } from "./CallLine.tsx";
import { FoldedPart } from "./FoldedPart.tsx";
import { keyDateCopy } from "./keyDates.copy.ts";
import { KeyDateEntry } from "./KeyDates.styles.ts";
import { keyDatesOf, mostKeyDates, type KeyDateModel } from "./keyDates.ts";
import { KeyDateFields, whatId } from "./KeyDateFields.tsx";
import { copy } from "./templates.copy.ts";
import { Entries } from "./TemplateParts.styles.ts";
import { Part } from "./Templates.styles.ts";
import { newEntryId, type Problems, type TemplateModel } from "./templateModel.ts";

/** Props of KeyDatesPart. */
export interface KeyDatesPartProps {
  dates: readonly KeyDateModel[];
  problems: Problems;
  onUpdate: (change: (model: TemplateModel) => TemplateModel) => void;
}

const addId = "add-key-date";
const focusOn = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());

/** The days of a call besides its deadline. */
export function KeyDatesPart({ dates, problems, onUpdate }: KeyDatesPartProps) {
  /** A line that was added, until something stands in it: nothing waits to be saved for it. */
  const [added, setAdded] = useState<KeyDateModel>();
  const rows = added ? [...dates, added] : dates;
  const setDates = (change: (all: readonly KeyDateModel[]) => readonly KeyDateModel[]) =>
    onUpdate((model) => ({ ...model, keyDates: change(keyDatesOf(model)) }));
  const change = (date: KeyDateModel, part: Partial<KeyDateModel>) => {
    if (date !== added)
      return setDates((all) => all.map((each) => (each.id === date.id ? { ...each, ...part } : each)));
    setAdded(undefined);
    setDates((all) => [...all, { ...date, ...part }]);
  };
  const remove = (date: KeyDateModel, index: number) => {
    const next = rows[index + 1] ?? rows[index - 1];
    if (date === added) {
      setAdded(undefined);
      focusOn(next ? whatId(next.id) : addId);
      return;
    }
    setDates((all) => all.filter(({ id }) => id !== date.id));
    focusOn(next ? whatId(next.id) : addId);
    showToast({
      title: copy.removed(date.what.trim() || keyDateCopy.entry(index + 1)),
      duration: 12_000,
      action: {
        label: copy.undo,
        onPress: () => {
          setDates((all) => [...all.slice(0, index), date, ...all.slice(index)]);
          focusOn(whatId(date.id));
        },
      },
    });
  };
  return (
    <Part>
      <Heading level={2} size={22}>
        {keyDateCopy.title}
      </Heading>
      <FoldedPart
        title={keyDateCopy.kinds}
        summary={keyDateCopy.count(dates.length)}
        isEmpty={rows.length === 0}
        hasProblem={dates.some(({ id }) => problems[`${id}.day`] ?? problems[`${id}.what`])}
      >
        <Text tone="soft">{keyDateCopy.text}</Text>
        {rows.length > 0 && (
          <Entries as="ul">
            {rows.map((date, index) => (
              <KeyDateEntry key={date.id}>
                <KeyDateFields
                  date={date}
                  index={index}
                  onChange={(part) => change(date, part)}
                  problemOf={(field) => problems[`${date.id}.${field}`]}
                />
                <IconButton
                  label={copy.remove(date.what.trim() || keyDateCopy.entry(index + 1))}
                  icon={<TrashIcon />}
                  onPress={() => remove(date, index)}
                />
                <CallLine from={date.readFrom} value={date.what} />
              </KeyDateEntry>
            ))}
          </Entries>
        )}
        {rows.length < mostKeyDates && (
          <div>
            <Button
              id={addId}
              variant="line"
              onPress={() => {
                const date: KeyDateModel = added ?? { id: newEntryId(), day: "", what: "" };
                setAdded(date);
                focusOn(whatId(date.id));
              }}
            >
              <PlusIcon />
              {keyDateCopy.add}
            </Button>
          </div>
        )}
      </FoldedPart>
    </Part>
  );
}
