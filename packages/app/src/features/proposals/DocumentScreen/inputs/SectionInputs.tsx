import type { Schemas } from "@grantwright/api-client";
import { Button, Text } from "@grantwright/ui";
import { useId, useState } from "react";
import { draftedBy } from "../../../../components/documents/draftedBy.ts";
import { MarkedText } from "../../../../components/documents/MarkedText.tsx";
import { copy } from "../document.copy.ts";
import { inputParts } from "./inputParts.ts";
import { Inputs } from "./inputs.styles.ts";

/** What somebody had written for a section, above it: in full what the section says otherwise, folded what it says in the same words. */
export function SectionInputs({ section }: { section: Schemas["Section"] }) {
  const { userText = "", text, draftedBy: writer } = section;
  const [isWhole, setWhole] = useState(false);
  const words = useId();
  const parts = inputParts(userText ?? "", text);
  const isFolded = parts.some(({ isBelow }) => isBelow);
  const isAllBelow = isFolded && parts.every(({ isBelow }) => isBelow);
  const shown = isWhole ? [{ text: userText ?? "", isBelow: false }] : isAllBelow ? [] : parts;
  return (
    <Inputs>
      <header>
        <p>
          {copy.inputs}
          {writer && ` ·\u00a0${draftedBy[writer]}`}
        </p>
        {isFolded && (
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isWhole}
            aria-controls={words}
            aria-label={copy.wholeInputNamed(isWhole, section.title)}
            onPress={() => setWhole(!isWhole)}
          >
            {copy.wholeInput(isWhole)}
          </Button>
        )}
      </header>
      <div id={words}>
        {parts.length === 0 && <Text tone="soft">{copy.noInputs}</Text>}
        {isAllBelow && !isWhole && <Text tone="soft">{copy.inputsBelow}</Text>}
        {shown.map(({ text: part, isBelow }, index) =>
          isBelow ? (
            <Text key={index} tone="faint">
              {" "}
              […]{" "}
            </Text>
          ) : (
            <MarkedText key={index}>{isWhole ? part : part.trim()}</MarkedText>
          ),
        )}
      </div>
    </Inputs>
  );
}
