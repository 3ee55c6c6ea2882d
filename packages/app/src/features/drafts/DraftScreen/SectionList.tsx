import type { Schemas } from "@grantwright/api-client";
import { sectionId, sectionKey, textOf, type TextKey } from "@grantwright/domain";
import { Brandmark, Button, CheckIcon, ChevronDownIcon, PlusIcon, Text, VisuallyHidden } from "@grantwright/ui";
import { useState, type ReactNode } from "react";
import { useMay } from "../../../components/access/access.ts";
import { CustomizeButton } from "../../../components/templates/CustomizeButton.tsx";
import { copy } from "./draft.copy.ts";
import { sectionElementId } from "./elementIds.ts";
import { PageChooser } from "./Phone.styles.ts";
import { createWordCounts } from "./rules/openPlaces.ts";
import { standing } from "./rules/standing.ts";
import { Chooser, Contents } from "./SectionList.styles.ts";
import { sectionState } from "./sectionState.ts";
import { useSectionInSight } from "./useSectionInSight.ts";
import type { DraftOverview } from "./store/createDraftStore.ts";

/** Props of SectionList. */
export interface SectionListProps {
  overview: DraftOverview;
  /** The section that has the focus, or is talked about; else the one in sight is the current one. */
  atId: string | undefined;
  /** What stands in a section and may belong elsewhere. */
  doubtsOf: (id: string) => readonly Schemas["Doubt"][];
  /** How many figures of a section do not fit, by its text. */
  figuresOf: (id: string, text: string) => number;
  /** Whether a chooser stands where there is no room for the list; else only the way to add a section is left there. */
  hasChooser: boolean;
  /** How long the whole is, where the funder limits that: below the heading of the list, or beside the chooser. */
  whole: { line: ReactNode; isInList: boolean } | undefined;
  /** Ways to what is said about the draft and to its history, which stay in sight below the list. */
  links: ReactNode;
  onGo: (key: TextKey) => void;
  onAdd: () => void;
  onGenerate: () => void;
  /** Why no section can be added now. */
  addUnavailable: string | undefined;
}

/** What the chooser calls the block at the end: no section has an empty word in its id. */
const generateValue = " ";

/** The sections at a glance, each a way to its place: a list beside the sheet, a chooser where there is no room. */
export function SectionList({
  overview,
  atId,
  doubtsOf,
  figuresOf,
  hasChooser,
  whole,
  links,
  onGo,
  onAdd,
  onGenerate,
  addUnavailable,
}: SectionListProps) {
  const { doc, fields, inputs, problems, conflicts, currentId, notesOf } = overview;
  const inSight = useSectionInSight(fields.map(({ id }) => id));
  const current = atId ?? inSight;
  const [wordsOf] = useState(createWordCounts);
  const rows = fields.map((field) => {
    const key = sectionKey(sectionId(field.id));
    const text = textOf(inputs, key);
    const facts = {
      words: wordsOf(field.id, text),
      problem: problems.get(key),
      isCurrent: field.id === current && field.id === currentId,
      hasConflict: conflicts.has(key),
      notes: notesOf.get(sectionId(field.id)) ?? [],
      doubts: standing(doubtsOf(field.id), text).length,
      figures: figuresOf(field.id, text),
    };
    return { field, key, state: sectionState(field, text, facts) };
  });
  const shown = rows.find(({ field }) => field.id === current);
  const conflictCount = rows.filter(({ key }) => conflicts.has(key)).length;
  const { id: templateId, canCustomize } = doc.template;
  const may = useMay();
  const canGenerate = may("run");
  const add = !may("write") ? null : canCustomize && templateId ? (
    <>
      <CustomizeButton templateId={templateId} variant="quiet" size="small" tone="brand" />
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
      <Contents>
        <nav aria-label={copy.sections}>
          <header>
            <Text size={12} tone="faint">
              {copy.sections}
            </Text>
            {whole?.isInList && whole.line}
          </header>
          <ol>
            {rows.map(({ field, key, state }, index) => (
              <li key={field.id}>
                <a
                  href={`#${sectionElementId(field.id)}`}
                  aria-current={field.id === current || undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    onGo(key);
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
                    <em data-tone={state.tone} title={state.title}>
                      {state.label}
                      {state.tone === "soft" && <VisuallyHidden>{copy.state.inWords}</VisuallyHidden>}
                    </em>
                  )}
                </a>
              </li>
            ))}
          </ol>
          {add && <div data-add>{add}</div>}
          {canGenerate && (
            <a
              data-last
              href="#generate"
              onClick={(event) => {
                event.preventDefault();
                onGenerate();
              }}
            >
              <Brandmark />
              <span>{copy.next.generate}</span>
              {problems.size > 0 && <em>{copy.next.left(problems.size)}</em>}
            </a>
          )}
        </nav>
        {links}
      </Contents>
      <Chooser>
        {hasChooser && (
          <PageChooser>
            {shown && (
              <>
                <small aria-hidden>{copy.pages.of(rows.indexOf(shown) + 1, rows.length)}</small>
                <b dir="auto" aria-hidden>
                  {shown.field.title}
                </b>
                <em aria-hidden data-tone={shown.state.tone}>
                  {shown.state.isDone ? <CheckIcon size="small" /> : shown.state.label}
                </em>
              </>
            )}
            {!shown && <b aria-hidden>{conflictCount > 0 ? copy.inConflict(conflictCount) : copy.sections}</b>}
            <ChevronDownIcon size="small" />
            {/* oxlint-disable-next-line react/forbid-elements -- as long as the document, and the page people write on pays for it */}
            <select
              aria-label={copy.sections}
              value={current ?? ""}
              onChange={({ target }) =>
                target.value === generateValue ? onGenerate() : onGo(sectionKey(sectionId(target.value)))
              }
            >
              {!current && (
                <option value="">{conflictCount > 0 ? copy.inConflict(conflictCount) : copy.sections}</option>
              )}
              {rows.map(({ field, state }, index) => (
                <option key={field.id} value={field.id}>
                  {`${index + 1}. ${field.title}${state.isDone ? " ✓" : ` (${state.label})`}`}
                </option>
              ))}
              {canGenerate && <option value={generateValue}>{copy.next.generate}</option>}
            </select>
          </PageChooser>
        )}
        {whole && !whole.isInList && whole.line}
        {add}
      </Chooser>
    </>
  );
}
