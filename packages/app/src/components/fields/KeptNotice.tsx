import { SaveStatus, Text } from "@grantwright/ui";
import { styled } from "styled-components";
import type { KeptState, KeptText } from "../../browser/keptText.ts";
import { keptCopy as copy } from "./kept.copy.ts";
import { OtherVersion } from "./OtherVersion.tsx";

const Line = styled.div`
  &:empty {
    display: none;
  }
`;

/** All words of what was typed, whatever its shape. */
const textOf = (typed: unknown): string =>
  typeof typed === "string"
    ? typed
    : Object.values(typed ?? {})
        .filter((part) => typeof part === "string" && part)
        .join("\n\n");

/** Props of KeptNotice. */
export interface KeptNoticeProps {
  state: KeptState<unknown>;
  text: Pick<KeptText<never>, "exchange" | "dropOther">;
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
        <OtherVersion
          text={textOf(others[0])}
          words={copy.other}
          onSettle={(choice) => (choice === "theirs" ? text.exchange() : text.dropOther())}
        />
      )}
    </>
  );
}
