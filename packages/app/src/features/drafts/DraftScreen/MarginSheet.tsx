import type { Schemas } from "@grantwright/api-client";
import { sectionId, sectionKey, type SectionId, type TextKey } from "@grantwright/domain";
import { ArrowForwardIcon, Badge, GrantHistory, Sheet, Text } from "@grantwright/ui";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { SheetFrame } from "../../../components/drawer/SheetFrame.styles.ts";
import { papersOf } from "../../../components/documents/papersOf.ts";
import { sortSuggestions } from "../../../components/documents/suggestions.ts";
import { copy } from "./draft.copy.ts";
import { sectionElementId } from "./elementIds.ts";
import { NoteGroup, SheetBody } from "./Margin.styles.ts";
import { MarginPanel, type MarginPanelProps } from "./MarginPanel.tsx";
import { notesOfWhole } from "./rules/notesOfWhole.ts";
import { sectionInSight } from "./sectionInSight.ts";
import { SectionNotes } from "./SectionNotes.tsx";
import type { DraftOverview } from "./store/createDraftStore.ts";

/** Props of MarginSheet. */
export interface MarginSheetProps extends MarginPanelProps {
  overview: Pick<DraftOverview, "fields" | "notes" | "notesOf">;
  onGo: (key: TextKey) => void;
}

/** How many papers are ticked; undefined where none are asked for. */
function papersTicked(doc: Schemas["Document"]): string | undefined {
  const { missing, all, areRequired = false } = papersOf(doc);
  return all > 0 ? copy.papers(all - missing, all, areRequired) : undefined;
}

/** The margin as a sheet from the bottom, on screens with no room beside the text: it opens at the section in sight. */
export default function MarginSheet({ overview, onGo, ...panel }: MarginSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const { doc } = panel;
  const { fields, notesOf } = overview;
  const all = sortSuggestions(overview.notes.filter(({ answer }) => !answer));
  const groups = fields.flatMap((field, index) => {
    const id = sectionId(field.id);
    const notes = notesOf.get(id) ?? [];
    return notes.length > 0 ? [{ id, title: field.title, number: index + 1, notes }] : [];
  });
  const others = notesOfWhole(overview);
  const count = (priority: Schemas["Suggestion"]["priority"]) =>
    all.filter((suggestion) => suggestion.priority === priority).length;

  const showGroupInSight = useEffectEvent(() => {
    const inSight = sectionInSight(fields);
    const index = groups.findIndex(({ number }) => number > inSight);
    body.current?.children[index < 0 ? groups.length - 1 : index]?.scrollIntoView({ block: "start" });
  });
  useEffect(() => {
    const opening = body.current?.parentElement?.getAnimations() ?? [];
    if (!isOpen) return;
    // It can be scrolled once it is as high as it will be.
    Promise.all(opening.map(({ finished }) => finished)).then(showGroupInSight, () => undefined);
  }, [isOpen]);

  /** What is opened stands over the sheet, and leads to the text below: neither is in the way of the other. */
  const folded =
    <Given extends unknown[]>(open: (...given: Given) => void) =>
    (...given: Given) => {
      open(...given);
      setOpen(false);
    };

  return (
    <SheetFrame>
      <Sheet
        title={copy.margin(doc.documentChecklist.length > 0)}
        isOpen={isOpen}
        onOpenChange={setOpen}
        summary={
          count("high") + count("medium") === 0 ? (
            <Text size={12} tone="soft">
              {all.length === 0 ? (papersTicked(doc) ?? copy.noNotes) : copy.noteCount(all.length)}
            </Text>
          ) : (
            <>
              {count("high") > 0 && <Badge tone="danger">{copy.notes(count("high"), 0, 0)}</Badge>}
              {count("medium") > 0 && <Badge tone="attention">{copy.notes(0, count("medium"), 0)}</Badge>}
            </>
          )
        }
      >
        <SheetBody ref={body}>
          {groups.map(({ id, title, number, notes }) => (
            <Group
              key={id}
              id={id}
              title={title}
              number={number}
              notes={notes}
              docId={doc.id}
              onGo={() => {
                setOpen(false);
                onGo(sectionKey(id));
              }}
            />
          ))}
          <SectionNotes docId={doc.id} suggestions={others} />
          <MarginPanel
            {...panel}
            onLeave={() => setOpen(false)}
            onOpenFile={folded(panel.onOpenFile)}
            onOpenChecks={panel.onOpenChecks && folded(panel.onOpenChecks)}
          />
          {doc.pastFundedProjects.length > 0 && <GrantHistory title={copy.history} items={doc.pastFundedProjects} />}
        </SheetBody>
      </Sheet>
    </SheetFrame>
  );
}

interface GroupProps {
  docId: string;
  id: SectionId;
  title: string;
  number: number;
  notes: readonly Schemas["Suggestion"][];
  onGo: () => void;
}

/** The notes on one section, below its title, which leads there. */
function Group({ docId, id, title, number, notes, onGo }: GroupProps) {
  const heading = useId();
  return (
    <NoteGroup aria-labelledby={heading}>
      <h3 id={heading}>
        <a
          href={`#${sectionElementId(id)}`}
          onClick={(event) => {
            event.preventDefault();
            onGo();
          }}
        >
          <span>{number}</span> {title}
          <ArrowForwardIcon size="small" />
        </a>
      </h3>
      <SectionNotes docId={docId} suggestions={notes} />
    </NoteGroup>
  );
}
