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
  /** A form was chosen, and stands below: they are a press away, so that it is seen. */
  isHeld: boolean;
  outline: Pick<Outline, "form" | "text">;
}

/** Some examples of a description, each a press away, until somebody has words of their own. */
export function Examples({ examples, isHeld, outline: { form, text } }: ExamplesProps) {
  const [seed] = useState(Math.random);
  const [isShown, setShown] = useState(!isHeld);
  const offered = useMemo(() => pickExamples(examples, seed), [examples, seed]);
  // They are a way to begin: beside somebody's own words there is no more need of them.
  const isBegun = text.trim() !== "" && !examples.some((example) => example.text.trim() === text.trim());
  if (offered.length === 0 || isBegun) return null;
  return (
    <Chips aria-label={copy.examples}>
      {isHeld ? (
        <Button variant="quiet" aria-expanded={isShown} onPress={() => setShown(!isShown)}>
          {copy.examples}
        </Button>
      ) : (
        <h2>{copy.examples}</h2>
      )}
      {isShown && (
        <div>
          {offered.map((example) => (
            <Button key={example.title} variant="line" size="small" onPress={() => form.change("text", example.text)}>
              {chipLabel(example.title)}
            </Button>
          ))}
        </div>
      )}
    </Chips>
  );
}
