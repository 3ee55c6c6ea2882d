import type { Schemas } from "@grantwright/api-client";
import { useChecks } from "@grantwright/api-client/react-query";
import { Button, Text } from "@grantwright/ui";
import { useId } from "react";
import { checksCopy as copy } from "../../../components/checks/checks.copy.ts";
import { MarginBlock } from "./Margin.styles.ts";

/** Props of DraftChecks. */
export interface DraftChecksProps {
  doc: Schemas["Document"];
  /** Shows what was found. */
  onOpen: () => void;
}

/** How much was found in a draft, and the way to it. Nothing while it is not known, or cannot be asked. */
export function DraftChecks({ doc, onOpen }: DraftChecksProps) {
  const { data } = useChecks(doc.id, doc.revision);
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
        {copy.open}
      </Button>
    </MarginBlock>
  );
}
