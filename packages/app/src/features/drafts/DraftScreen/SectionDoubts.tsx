import type { Schemas } from "@grantwright/api-client";
import { useSettleDoubt } from "@grantwright/api-client/react-query";
import { sectionId, sectionKey, textOf, type SectionId } from "@grantwright/domain";
import { Button, ChevronDownIcon, showToast } from "@grantwright/ui";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useStillBelow } from "../../../browser/useStillBelow.ts";
import { showRequestError } from "../../../components/requestErrors.ts";
import { doubtsCopy as copy } from "./doubts.copy.ts";
import { DoubtGroup, DoubtRow } from "./Doubts.styles.ts";
import { fieldElementId } from "./elementIds.ts";
import { withoutSentence, withSentence } from "./rules/movedSentence.ts";
import { useDraftStore } from "./store/useDraft.ts";

const named = ({ place }: Schemas["Doubt"], label: string) => `${label}: ${place.quote}`;

/** Props of SectionDoubts. */
export interface SectionDoubtsProps {
  docId: string;
  /** The section in which they stand. */
  id: SectionId;
  title: string;
  /** Those whose words stand in its text, at least one. */
  doubts: readonly Schemas["Doubt"][];
  /** The sections in which a person writes. */
  sections: readonly Pick<Schemas["Field"], "id" | "title">[];
}

/**
 * The sentences of a section of which the writer was in doubt whether they belong there: each is moved to another one, left out, or stays. What was moved or
 * left out can be put back from the message about it, as long as nobody wrote there since.
 */
export default function SectionDoubts({ docId, id, title, doubts, sections }: SectionDoubtsProps) {
  const store = useDraftStore();
  const settle = useSettleDoubt(docId);
  const group = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useStillBelow(group);
  /** The one whose other sections are shown. */
  const [openId, setOpenId] = useState<string>();
  const others = sections.filter((section) => section.id !== id);
  const titleOf = (sectionOf: string) => others.find((section) => section.id === sectionOf)?.title;
  const textIn = (of: string) => textOf(store.autosave.getState().model.local, sectionKey(sectionId(of)));

  // The one that was pressed goes with its buttons: the next one has the focus, and after the last one the text.
  const pressed = useRef<number>(undefined);
  const focusSoon = (find: () => HTMLElement | null | undefined) => {
    if (pressed.current !== undefined) requestAnimationFrame(() => find()?.focus());
    pressed.current = undefined;
  };
  const focusNext = useEffectEvent(() => {
    const at = pressed.current ?? 0;
    focusSoon(() =>
      [...(list.current?.children ?? [])]
        .slice(0, at + 1)
        .at(-1)
        ?.querySelector("button"),
    );
  });
  const focusText = useEffectEvent(() => focusSoon(() => document.getElementById(fieldElementId(sectionKey(id)))));
  useEffect(() => focusNext(), [doubts]);
  useEffect(() => () => focusText(), []);

  /** Writes texts by the ids of their sections, and offers to put back what stood there. */
  const change = (texts: ReadonlyMap<string, string>, said: string) => {
    const before = new Map([...texts.keys()].map((of) => [of, textIn(of)]));
    const put = (all: ReadonlyMap<string, string>) => {
      for (const [of, text] of all) store.put(sectionKey(sectionId(of)), text, "accepted");
    };
    put(texts);
    const undo = () => {
      const isAsLeft = [...texts].every(([of, text]) => textIn(of) === text);
      if (isAsLeft) put(before);
      showToast(
        isAsLeft ? { title: copy.undone, tone: "success" } : { title: copy.undoGone, description: copy.undoGoneText },
      );
    };
    showToast({ title: said, tone: "success", duration: 12_000, action: { label: copy.undo, onPress: undo } });
  };

  /** What is left of the text without a sentence: where that is nothing, what asks for it. */
  const textWithout = ({ place: { quote }, instead = "" }: Schemas["Doubt"]) => {
    const rest = withoutSentence(textIn(id), quote);
    return rest.trim() === "" ? instead : rest;
  };
  const move = (doubt: Schemas["Doubt"], to: string) =>
    change(
      new Map([
        [id, textWithout(doubt)],
        [to, withSentence(textIn(to), doubt.place.quote)],
      ]),
      copy.moved(titleOf(to) ?? ""),
    );
  /** What stands twice is taken out only as long as it does. */
  const takeOut = (doubt: Schemas["Doubt"]) => {
    const isTwice = doubt.elsewhere.some((other) => textIn(other).includes(doubt.place.quote));
    if (isTwice) leaveOut(doubt, copy.takenOut(title));
    else showToast({ title: copy.onlyHere });
  };
  const leaveOut = (doubt: Schemas["Doubt"], said = copy.leftOut) => change(new Map([[id, textWithout(doubt)]]), said);

  // What all of them have in common is asked once.
  const asked = doubts.every(({ why }) => why === "passing") ? ("passing" as const) : ("here" as const);
  return (
    <DoubtGroup ref={group} role="group" aria-label={copy.group(title)}>
      <h3>{copy.ask[asked](doubts.length)}</h3>
      <div ref={list}>
        {doubts.map((doubt, at) => {
          const { why } = doubt;
          const likely = doubt.elsewhere.filter((other) => titleOf(other) !== undefined);
          const rest = others.filter((section) => !likely.includes(section.id)).map((section) => section.id);
          const [first] = likely;
          const isOpen = openId === doubt.id;
          const renderAct = (label: string, act: () => void, isLikely = false) => (
            <Button
              key={label}
              variant={isLikely ? "line" : "quiet"}
              size="small"
              aria-label={named(doubt, label)}
              onPress={() => {
                pressed.current = at;
                act();
              }}
            >
              {label}
            </Button>
          );
          const renderMove = (to: string, label: string, isLikely = false) =>
            renderAct(label, () => move(doubt, to), isLikely);
          return (
            <DoubtRow key={doubt.id}>
              <p dir="auto">
                <q>{copy.quote(doubt.place.quote)}</q>
                {why === "twice" && first !== undefined && ` ${copy.standsIn(titleOf(first)!)}`}
                {why === "passing" && asked === "here" && ` ${copy.isPassing}`}
              </p>
              <div>
                {why === "twice" && renderAct(copy.takeOut, () => takeOut(doubt), true)}
                {why === "passing" && renderAct(copy.leaveOut, () => leaveOut(doubt), true)}
                {why === "place" && first !== undefined && renderMove(first, copy.moveTo(titleOf(first)!), true)}
                {why !== "twice" && (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={named(doubt, copy.elsewhere)}
                    aria-expanded={isOpen}
                    onPress={() => setOpenId(isOpen ? undefined : doubt.id)}
                  >
                    {copy.elsewhere}
                    <ChevronDownIcon size="small" />
                  </Button>
                )}
                {renderAct(copy.stays, () => settle.mutate(doubt.id, { onError: showRequestError }))}
              </div>
              {isOpen && (
                <div>
                  {[...likely.slice(why === "place" ? 1 : 0), ...rest].map((other) =>
                    renderMove(other, titleOf(other)!),
                  )}
                  {why === "place" && renderAct(copy.leaveOut, () => leaveOut(doubt))}
                </div>
              )}
            </DoubtRow>
          );
        })}
      </div>
    </DoubtGroup>
  );
}
