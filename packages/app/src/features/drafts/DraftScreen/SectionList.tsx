import type { Schemas } from "@grantwright/api-client";
import { Button, CheckIcon, PlusIcon, Text, VisuallyHidden } from "@grantwright/ui";
import { useState } from "react";
import { CustomizeButton } from "../../../components/templates/CustomizeButton.tsx";
import { copy } from "./draft.copy.ts";
import { createWordCounts } from "./rules/openPlaces.ts";
import { Chooser, Contents } from "./SectionList.styles.ts";
import { sectionElementId } from "./DraftSection.tsx";
import { sectionState } from "./sectionState.ts";

/** Props of SectionList. */
export interface SectionListProps {
  fields: readonly Schemas["Field"][];
  texts: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string>>;
  /** What the sections that were changed elsewhere too say there, by id. */
  conflicts: ReadonlyMap<string, string>;
  /** The section that is being written. */
  currentId: string | undefined;
  onGo: (id: string) => void;
  onAdd: () => void;
  /** The template, where it is to be customized instead of a section added. */
  customizeId: string | undefined;
  /** Why no section can be added now. */
  addUnavailable: string | undefined;
}

/** The sections at a glance, each a way to its place: a list beside the sheet, a chooser where there is no room. */
export function SectionList({
  fields,
  texts,
  problems,
  conflicts,
  currentId,
  onGo,
  onAdd,
  customizeId,
  addUnavailable,
}: SectionListProps) {
  const [wordsOf] = useState(createWordCounts);
  const rows = fields.map((field) => {
    const { id } = field;
    const text = texts[id] ?? "";
    const facts = {
      words: wordsOf(id, text),
      problem: problems[id],
      isCurrent: id === currentId,
      hasConflict: conflicts.has(id),
    };
    return { field, state: sectionState(field, text, facts) };
  });
  const conflictCount = fields.filter(({ id }) => conflicts.has(id)).length;
  const add = customizeId ? (
    <>
      <CustomizeButton templateId={customizeId} variant="quiet" size="small" tone="brand" />
      <Text size={12} tone="faint">
        {copy.customizeText}
      </Text>
    </>
  ) : (
    <Button
      variant="quiet"
      size="small"
      tone="brand"
      onPress={onAdd}
      isUnavailable={Boolean(addUnavailable)}
      unavailableReason={addUnavailable ?? ""}
    >
      <PlusIcon />
      {copy.addSection}
    </Button>
  );
  return (
    <>
      <Contents aria-label={copy.sections}>
        <Text size={12} tone="faint">
          {copy.sections}
        </Text>
        <ol>
          {rows.map(({ field, state }, index) => (
            <li key={field.id}>
              <a
                href={`#${sectionElementId(field.id)}`}
                aria-current={field.id === currentId || undefined}
                onClick={(event) => {
                  event.preventDefault();
                  onGo(field.id);
                }}
              >
                <span>{index + 1}</span>
                <span>{field.title}</span>
                {state.isDone ? (
                  <>
                    <CheckIcon size="small" />
                    <VisuallyHidden>, done</VisuallyHidden>
                  </>
                ) : (
                  <em data-tone={state.tone}>{state.label}</em>
                )}
              </a>
            </li>
          ))}
        </ol>
        {add}
      </Contents>
      <Chooser>
        <select aria-label={copy.sections} value={currentId ?? ""} onChange={(event) => onGo(event.target.value)}>
          {!currentId && <option value="">{conflictCount > 0 ? copy.inConflict(conflictCount) : copy.sections}</option>}
          {rows.map(({ field, state }, index) => (
            <option key={field.id} value={field.id}>
              {`${index + 1}. ${field.title}${state.isDone ? " ✓" : ` (${state.label})`}`}
            </option>
          ))}
        </select>
        {add}
      </Chooser>
    </>
  );
}
