import { Button, Text } from "@grantwright/ui";
import { lazy, Suspense, useRef } from "react";
import { styled } from "styled-components";
import type { Choice, TextChoice } from "../../autosave/sync.ts";
import { keptCopy as copy } from "./kept.copy.ts";
import { Words } from "./otherVersion.styles.ts";

const Box = styled.div`
  display: grid;
  gap: 8px;
  margin-block: 8px;
  padding: 12px 16px;
  background: var(--color-attention-wash);
  border-radius: var(--radius-flat);

  > [data-part="choices"] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  figcaption {
    padding-block-end: 2px;
    color: var(--color-ink-soft);
    font-size: var(--text-12);
    line-height: var(--leading-12);
  }
`;

const ComparedTexts = lazy(() => import("./ComparedTexts.tsx"));

const changed = { title: copy.conflict, mine: copy.keepMine, theirs: copy.takeOther };

interface OtherVersionBaseProps {
  /** What it says elsewhere. */
  text: string;
  /** What is said over it, and on the buttons: by default that it was changed elsewhere too. */
  words?: { title: string; mine: string; theirs: string };
}

/** Props of OtherVersion. */
export type OtherVersionProps = OtherVersionBaseProps &
  (
    | { mine?: undefined; onSettle: (choice: Choice) => void }
    | {
        /** What it says here: both are shown side by side, with what differs marked, and both can stay. */
        mine: string;
        onSettle: (choice: TextChoice) => void;
      }
  );

/** What somebody else, or another page, wrote in the same place, and the choice between the two. */
export function OtherVersion({ text, words = changed, mine, onSettle }: OtherVersionProps) {
  const box = useRef<HTMLDivElement>(null);
  // The buttons go with the choice: the field that it was about takes the focus.
  const settled = (settle: () => void) => {
    const fields = 'textarea, input[type="text"]';
    const field = box.current?.closest(`:has(${fields})`)?.querySelector<HTMLElement>(fields);
    settle();
    field?.focus();
  };
  const theirs = (
    <Words dir="auto" tabIndex={0}>
      {text || copy.emptied}
    </Words>
  );
  return (
    <Box ref={box} role="group" aria-label={words.title}>
      <Text weight="strong">{words.title}</Text>
      {mine === undefined ? (
        theirs
      ) : (
        <Suspense fallback={theirs}>
          <ComparedTexts mine={mine} theirs={text} />
        </Suspense>
      )}
      <div data-part="choices">
        <Button variant="line" size="small" onPress={() => settled(() => onSettle("local"))}>
          {words.mine}
        </Button>
        <Button variant="line" size="small" onPress={() => settled(() => onSettle("remote"))}>
          {words.theirs}
        </Button>
        {mine !== undefined && (
          <Button variant="line" size="small" onPress={() => settled(() => onSettle("both"))}>
            {copy.keepBoth}
          </Button>
        )}
      </div>
    </Box>
  );
}
