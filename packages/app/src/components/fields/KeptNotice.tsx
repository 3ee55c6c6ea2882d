import { Button, SaveStatus, Text } from "@grantwright/ui";
import { styled } from "styled-components";
import type { KeptState, KeptText } from "../../browser/keptText.ts";
import { keptCopy as copy } from "./kept.copy.ts";

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  &:empty {
    display: none;
  }
`;

/** Props of KeptNotice. */
export interface KeptNoticeProps {
  state: KeptState<unknown>;
  text: Pick<KeptText<never>, "exchange" | "dropOthers">;
  /** What is said of words that were put back; other words than the usual ones. */
  restored?: string;
}

/** Beside a field that a button sends: that its words were put back, that others were found, that this device keeps none. */
export function KeptNotice({ state, text, restored = copy.restored }: KeptNoticeProps) {
  const { others, isKept, isRestored } = state;
  return (
    <>
      {!isKept && <SaveStatus state="notKept" />}
      <Line role="status">{isRestored && <Text tone="attention">{restored}</Text>}</Line>
      {others.length > 0 && (
        <Line role="group" aria-label={copy.others(others.length)}>
          <Text tone="attention">{copy.others(others.length)}</Text>
          <Button variant="line" size="small" onPress={text.exchange}>
            {copy.exchange}
          </Button>
          <Button variant="line" size="small" tone="danger" onPress={text.dropOthers}>
            {others.length === 1 ? copy.drop : copy.dropAll}
          </Button>
        </Line>
      )}
    </>
  );
}
