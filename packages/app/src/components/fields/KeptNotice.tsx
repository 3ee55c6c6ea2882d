import { SaveStatus, Text } from "@grantwright/ui";
import { styled } from "styled-components";
import type { KeptState, KeptText } from "../../autosave/keptText.ts";
import { keptCopy as copy } from "./kept.copy.ts";
import { OtherVersion } from "./OtherVersion.tsx";

const Root = styled.div`
  display: grid;
  gap: 8px;
  padding-block: 6px;

  &[data-silent] {
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
    <Root data-part="notice" data-silent={(isKept && !isRestored && others.length === 0) || undefined}>
      {!isKept && <SaveStatus state="notKept" />}
      <div role="status">{isRestored && <Text tone="attention">{restored}</Text>}</div>
      {others.length > 0 && (
        <OtherVersion
          text={textOf(others[0])}
          words={copy.other}
          onSettle={(choice) => (choice === "remote" ? text.exchange() : text.dropOther())}
        />
      )}
    </Root>
  );
}
