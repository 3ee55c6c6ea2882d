import type { Schemas } from "@grantwright/api-client";
import { useChecks } from "@grantwright/api-client/react-query";
import { Button, Text } from "@grantwright/ui";
import { useId } from "react";
import { MarginBlock } from "../marginBlock.styles.ts";
import { checksSummaryCopy as copy } from "./checksSummary.copy.ts";

/** The texts that are looked through. */
export interface CheckedTexts {
  docId: string;
  /** A finished version; the draft without it. */
  versionId?: string;
  /** Another one wherever the texts changed. */
  revision: number | string;
}

/** Props of ChecksSummary. */
export interface ChecksSummaryProps extends CheckedTexts {
  /** Shows what was found. */
  onOpen: () => void;
}

/** How much was found in a document, and the way to it. Nothing while it is not known, or cannot be asked. */
export function ChecksSummary({ docId, versionId, revision, onOpen }: ChecksSummaryProps) {
  const { data } = useChecks(docId, revision, versionId);
  const heading = useId();
  if (!data || (data.numbers.length === 0 && data.requirements.length === 0 && data.criteria.length === 0)) return null;
  const countOf = (state: Schemas["RequirementCheck"]["state"]) =>
    data.requirements.filter((check) => check.state === state).length;
  return (
    <MarginBlock aria-labelledby={heading}>
      <h2 id={heading}>{copy.heading}</h2>
      <Text tone="soft">
        {copy.counts({ numbers: data.numbers.length, broken: countOf("broken"), open: countOf("open") })}
      </Text>
      <Button variant="line" size="small" onPress={onOpen}>
        {copy.open(data.numbers.length)}
      </Button>
    </MarginBlock>
  );
}
