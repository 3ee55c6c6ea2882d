import { Button, Heading, PlusIcon, showToast, Text, VisuallyHidden } from "@grantwright/ui";
import { useCallback, useEffect, useRef, useState, type PointerEvent } from "react";
import { copy } from "./templates.copy.ts";
import { Entries } from "./TemplateParts.styles.ts";
import { Part } from "./Templates.styles.ts";
import { controlId, SectionRow } from "./SectionRow.tsx";
import { blankSection, moved, type Problems, type SectionModel, type TemplateModel } from "./templateModel.ts";

/** Props of SectionsPart. */
export interface SectionsPartProps {
  sections: readonly SectionModel[];
  problems: Problems;
  onUpdate: (change: (model: TemplateModel) => TemplateModel) => void;
}

const focusOn = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());

/** How near the edge of the window a drag scrolls it, in pixels. */
const edge = 72;

/** The sections in their order, which the mouse drags and buttons change. */
export function SectionsPart({ sections, problems, onUpdate }: SectionsPartProps) {
  const [said, setSaid] = useState("");
  const [draggedId, setDraggedId] = useState<string>();
  const list = useRef<HTMLOListElement>(null);
  const latest = useRef(sections);
  useEffect(() => {
    latest.current = sections;
  }, [sections]);

  const setSections = useCallback(
    (change: (all: readonly SectionModel[]) => readonly SectionModel[]) =>
      onUpdate((model) => {
        const fields = change(model.fields);
        return fields === model.fields ? model : { ...model, fields };
      }),
    [onUpdate],
  );
  const change = useCallback(
    (id: string, part: Partial<SectionModel>) =>
      setSections((all) => all.map((section) => (section.id === id ? { ...section, ...part } : section))),
    [setSections],
  );
  const tellPlace = useCallback((id: string) => {
    const all = latest.current;
    const index = all.findIndex((section) => section.id === id);
    const title = all[index]?.title.trim() || copy.untitled(index + 1);
    setSaid(copy.isNow(title, index + 1, all.length));
  }, []);
  const move = useCallback(
    (id: string, to: number) => {
      setSections((all) => moved(all, id, to));
      // The menu gives the focus back to its button, which went along with its section.
      requestAnimationFrame(() => tellPlace(id));
    },
    [setSections, tellPlace],
  );
  const remove = useCallback(
    (id: string) => {
      const index = latest.current.findIndex((section) => section.id === id);
      const section = latest.current[index];
      if (!section) return;
      setSections((all) => all.filter((each) => each.id !== id));
      const next = latest.current[index + 1] ?? latest.current[index - 1];
      focusOn(next ? controlId(next.id, "title") : "add-section");
      showToast({
        title: copy.removed(section.title.trim() || copy.untitled(index + 1)),
        duration: 12_000,
        action: {
          label: copy.undo,
          onPress: () => {
            setSections((all) => [...all.slice(0, index), section, ...all.slice(index)]);
            focusOn(controlId(id, "title"));
          },
        },
      });
    },
    [setSections],
  );

  const grab = useCallback((id: string, event: PointerEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    setDraggedId(id);
  }, []);
  useEffect(() => {
    if (draggedId === undefined) return;
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      const rows = [...(list.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
      const others = rows.filter((row) => row.dataset["row"] !== draggedId);
      const to = others.filter((row) => {
        const { top, height } = row.getBoundingClientRect();
        return top + height / 2 < clientY;
      }).length;
      setSections((all) => moved(all, draggedId, to));
      if (clientY < edge * 2) window.scrollBy(0, -12);
      else if (clientY > window.innerHeight - edge) window.scrollBy(0, 12);
    };
    const drop = () => {
      setDraggedId(undefined);
      tellPlace(draggedId);
    };
    window.addEventListener("pointermove", follow);
    window.addEventListener("pointerup", drop);
    window.addEventListener("pointercancel", drop);
    return () => {
      window.removeEventListener("pointermove", follow);
      window.removeEventListener("pointerup", drop);
      window.removeEventListener("pointercancel", drop);
    };
  }, [draggedId, setSections, tellPlace]);

  return (
    <Part aria-labelledby="sections-title">
      <Heading level={2} size={22} id="sections-title">
        {copy.sections}
      </Heading>
      <Text tone="soft">{sections.length > 0 ? copy.sectionsText : copy.noSections}</Text>
      {sections.length > 0 && (
        <Entries ref={list}>
          {sections.map((section, index) => (
            <SectionRow
              key={section.id}
              section={section}
              index={index}
              count={sections.length}
              problems={problems}
              isDragged={section.id === draggedId}
              onChange={change}
              onMove={move}
              onRemove={remove}
              onGrab={grab}
            />
          ))}
        </Entries>
      )}
      <div>
        <Button
          id="add-section"
          variant="line"
          onPress={() => {
            const section = blankSection();
            setSections((all) => [...all, section]);
            focusOn(controlId(section.id, "title"));
          }}
        >
          <PlusIcon />
          {copy.addSection}
        </Button>
      </div>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </Part>
  );
}
