import type { Schemas } from "@grantwright/api-client";
import { Button } from "@grantwright/ui";
import { useMemo, useState } from "react";
import { chipLabel, pickExamples } from "./pickExamples.ts";
import type { Outline } from "./useOutline.ts";
import { copy } from "./wizard.copy.ts";
import { Chips } from "./WizardScreen.styles.ts";

/** Props of Examples. */
export interface ExamplesProps {
  /** All that there are. */
  examples: readonly Schemas["Example"][];
  outline: Pick<Outline, "form" | "text">;
}

/** Some examples of a description, each a press away. */
export function Examples({ examples, outline: { form, text } }: ExamplesProps) {
  const [seed] = useState(Math.random);
  const offered = useMemo(() => pickExamples(examples, seed), [examples, seed]);
  if (offered.length === 0) return null;
  return (
    <Chips aria-label={copy.examples}>
      <h2>{copy.examples}</h2>
      {offered.map((example) => (
        <Button
          key={example.title}
          variant="line"
          size="small"
          onPress={() => form.change("text", withExample(text, example.text, examples))}
        >
          {chipLabel(example.title)}
        </Button>
      ))}
    </Chips>
  );
}

/** Puts an example in place of another one, or below what the person has written: their own words are never replaced. */
function withExample(text: string, example: string, examples: readonly Schemas["Example"][]): string {
  const own = text.trim();
  return !own || examples.some((other) => other.text.trim() === own) ? example : `${text.trimEnd()}\n\n${example}`;
}
