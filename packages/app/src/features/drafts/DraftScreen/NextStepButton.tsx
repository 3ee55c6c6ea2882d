import type { TextKey } from "@grantwright/domain";
import { Button, ChevronDownIcon, ChevronUpIcon, IconButton } from "@grantwright/ui";
import { copy } from "./draft.copy.ts";
import { NextPlace } from "./NextStep.styles.ts";
import type { NextStep } from "./rules/nextStep.ts";

/** Props of NextStepButton. */
export interface NextStepButtonProps {
  step: NextStep;
  /** The section that somebody writes in, or stands in. */
  atId: string | undefined;
  /** What it leads to is in sight already: the block that generates the proposal. */
  isHidden: boolean;
  onGo: (key: TextKey) => void;
  /** Goes to the next open place, or to the one before. */
  onPlace: (isBack: boolean) => void;
  onGenerate: () => void;
}

/** What a step is called, and what is said of it beside that. */
function wordsOf(step: NextStep, atId: string | undefined): { label: string; detail: string | undefined } {
  if (step.kind === "generate") return { label: copy.next.generate, detail: undefined };
  // Who is at one of several is led to the next.
  if (step.kind === "fill" && step.places.length > 1 && step.places.some(({ id }) => id === atId))
    return { label: copy.next.nextPlace, detail: copy.next.placesLeft(step.places.length) };
  if (step.kind === "fill") return { label: copy.next.fill(step.places.length), detail: undefined };
  if (step.kind === "read") return { label: copy.next.read(step.count), detail: undefined };
  if (step.kind === "choose") return { label: copy.next.choose, detail: step.title };
  return { label: copy.next[step.kind](step.title), detail: step.of > 1 ? copy.next.firstOf(step.of) : undefined };
}

/** The one thing to do next in a draft, and the way there. */
export function NextStepButton({ step, atId, isHidden, onGo, onPlace, onGenerate }: NextStepButtonProps) {
  const { label, detail } = wordsOf(step, atId);
  const go = () => {
    if (step.kind === "generate") onGenerate();
    else if (step.kind === "fill") onPlace(false);
    else onGo(step.key);
  };
  return (
    <NextPlace data-next data-hidden={isHidden || undefined}>
      <Button onPress={go}>
        <span data-part="label">{label}</span>
        {detail && <small>{detail}</small>}
      </Button>
      {step.kind === "fill" && step.places.length > 1 && (
        <>
          <IconButton label={copy.next.placeBefore} icon={<ChevronUpIcon />} onPress={() => onPlace(true)} />
          <IconButton label={copy.next.placeAfter} icon={<ChevronDownIcon />} onPress={() => onPlace(false)} />
        </>
      )}
    </NextPlace>
  );
}
