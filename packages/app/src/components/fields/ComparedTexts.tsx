import { styled } from "styled-components";
import { differencesOf, type Difference } from "../../autosave/merge/differences.ts";
import { keptCopy as copy } from "./kept.copy.ts";
import { Words } from "./otherVersion.styles.ts";

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: 8px 20px;

  mark {
    background: color-mix(in oklch, var(--color-attention-mark) 30%, transparent);
    color: inherit;
    border-block-end: 1px solid var(--color-attention-mark);
  }
`;

/** Props of ComparedTexts. */
export interface ComparedTextsProps {
  mine: string;
  theirs: string;
}

/** Two versions of a text side by side, with what differs marked in each. */
export default function ComparedTexts({ mine, theirs }: ComparedTextsProps) {
  const [own, other] = differencesOf(mine, theirs);
  return (
    <Columns>
      <Version label={copy.mine} parts={own} />
      <Version label={copy.theirs} parts={other} />
    </Columns>
  );
}

function Version({ label, parts }: { label: string; parts: readonly Difference[] }) {
  return (
    <figure aria-label={label}>
      <figcaption>{label}</figcaption>
      <Words dir="auto" tabIndex={0}>
        {parts.length === 0 && copy.emptied}
        {parts.map(({ text, isOther }, index) => (isOther ? <mark key={index}>{text}</mark> : text))}
      </Words>
    </figure>
  );
}
