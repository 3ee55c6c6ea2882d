import { Button, Text } from "@grantwright/ui";
import { useRef } from "react";
import { styled } from "styled-components";
import type { Choice } from "../../autosave/sync.ts";
import { keptCopy as copy } from "./kept.copy.ts";

const Box = styled.div`
  display: grid;
  gap: 8px;
  margin-block: 8px;
  padding: 12px 16px;
  background: var(--color-attention-wash);
  border-radius: var(--radius-flat);

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

const Words = styled.blockquote`
  max-block-size: min(240px, 24dvh);
  overflow: auto;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  font: 400 var(--text-16) / var(--leading-16) var(--font-serif);
`;

const changed = { title: copy.conflict, mine: copy.keepMine, theirs: copy.takeOther };

/** Props of OtherVersion. */
export interface OtherVersionProps {
  /** What it says elsewhere. */
  text: string;
  /** What is said over it, and on the buttons: by default that it was changed elsewhere too. */
  words?: { title: string; mine: string; theirs: string };
  onSettle: (choice: Choice) => void;
}

/** What somebody else, or another page, wrote in the same place, and the choice between the two. */
export function OtherVersion({ text, words = changed, onSettle }: OtherVersionProps) {
  const box = useRef<HTMLDivElement>(null);
  // The buttons go with the choice: the field that it was about takes the focus.
  const settle = (choice: Choice) => {
    const fields = 'textarea, input[type="text"]';
    const field = box.current?.closest(`:has(${fields})`)?.querySelector<HTMLElement>(fields);
    onSettle(choice);
    field?.focus();
  };
  return (
    <Box ref={box} role="group" aria-label={words.title}>
      <Text weight="strong">{words.title}</Text>
      <Words dir="auto" tabIndex={0}>
        {text || copy.emptied}
      </Words>
      <div>
        <Button variant="line" size="small" onPress={() => settle("local")}>
          {words.mine}
        </Button>
        <Button variant="line" size="small" onPress={() => settle("remote")}>
          {words.theirs}
        </Button>
      </div>
    </Box>
  );
}
