import { Banner, Button, DictateIcon, Text } from "@grantwright/ui";
import { useEffect, useRef, useState, type RefObject } from "react";
import { styled } from "styled-components";
import { canDictate, startDictation, type Dictation, type SpeechProblem } from "../../browser/speech.ts";
import { readStored, writeStored } from "../../browser/storage.ts";
import { typeInto } from "../../browser/typeInto.ts";
import { copy } from "./dictation.copy.ts";

const toldKey = "grantwright.dictationTold";

const Column = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;

  /* Its mark stands where the text begins. */
  > button:first-child {
    margin-inline-start: -12px;
  }
  /* With nothing to tell it takes no room, and the button stands in the middle of its row. */
  > [role="status"]:empty {
    margin-block-start: -8px;
  }
  > section {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding: 12px 16px;
    background: var(--color-sunken);
    border-radius: var(--radius-flat);
  }
  > section > p {
    flex-basis: 100%;
  }
`;

/** Props of DictationField. */
export interface DictationFieldProps {
  /** The text area that the words go into. */
  area: RefObject<HTMLTextAreaElement | null>;
  /** Called when spoken words have gone in. */
  onSpoken?: () => void;
}

/** Lets a person speak what they write, after saying where the sound goes. Nothing where the browser cannot. */
export function DictationField({ area, onSpoken }: DictationFieldProps) {
  const [isListening, setListening] = useState(false);
  const [isTelling, setTelling] = useState(false);
  const [interim, setInterim] = useState("");
  const [problem, setProblem] = useState<SpeechProblem>();
  const dictation = useRef<Dictation>(undefined);
  const hasCaret = useRef(false);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const field = area.current;
    const onFocus = () => (hasCaret.current = true);
    field?.addEventListener("focus", onFocus);
    return () => {
      field?.removeEventListener("focus", onFocus);
      dictation.current?.abort();
    };
  }, [area]);

  if (!canDictate()) return null;

  const listen = () => {
    writeStored(toldKey, true);
    setTelling(false);
    setProblem(undefined);
    setListening(true);
    toggle.current?.focus();
    const mine = startDictation({
      onWords: (words) => {
        if (!area.current) return;
        typeInto(area.current, words, hasCaret.current ? "caret" : "end");
        hasCaret.current = true;
        onSpoken?.();
      },
      onInterim: setInterim,
      onProblem: setProblem,
      // One that was stopped may end after the next one began.
      onEnd: () => {
        if (dictation.current === mine) setListening(false);
      },
    });
    dictation.current = mine;
  };
  const press = () => {
    if (isListening) {
      setListening(false);
      dictation.current?.stop();
    } else if (readStored<boolean>(toldKey)) listen();
    else setTelling(true);
  };

  return (
    <Column>
      <Button ref={toggle} variant="quiet" onPress={press}>
        <DictateIcon />
        {isListening ? copy.stop : copy.dictate}
      </Button>
      {isTelling && (
        <section aria-label={copy.dictate}>
          <Text>{copy.whereItGoes}</Text>
          <Button size="small" onPress={listen} autoFocus>
            {copy.start}
          </Button>
          <Button
            variant="line"
            size="small"
            onPress={() => {
              setTelling(false);
              toggle.current?.focus();
            }}
          >
            {copy.cancel}
          </Button>
        </section>
      )}
      <div role="status">{isListening && <Text tone="soft">{copy.listening}</Text>}</div>
      {interim && (
        <Text tone="faint">
          <span dir="auto">{interim}…</span>
        </Text>
      )}
      {problem && <Banner tone="danger">{copy.problems[problem]}</Banner>}
    </Column>
  );
}
