import { Button, Text } from "@grantwright/ui";
import { styled } from "styled-components";
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
  max-block-size: 240px;
  overflow: auto;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  font: 400 var(--text-16) / var(--leading-16) var(--font-serif);
`;

/** Props of OtherVersion. */
export interface OtherVersionProps {
  /** What it says elsewhere. */
  text: string;
  onSettle: (choice: "mine" | "theirs") => void;
}

/** What somebody else, or another page, wrote in the same place, and the choice between the two. */
export function OtherVersion({ text, onSettle }: OtherVersionProps) {
  return (
    <Box role="group" aria-label={copy.conflict}>
      <Text weight="strong">{copy.conflict}</Text>
      <Words dir="auto" tabIndex={0}>
        {text || copy.emptied}
      </Words>
      <div>
        <Button variant="line" size="small" onPress={() => onSettle("mine")}>
          {copy.keepMine}
        </Button>
        <Button variant="line" size="small" onPress={() => onSettle("theirs")}>
          {copy.takeOther}
        </Button>
      </div>
    </Box>
  );
}
