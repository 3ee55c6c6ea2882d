import { Button, Checkbox, ErrorSummary, Heading, Switch, Text } from "@grantwright/ui";
import type { TextKey } from "@grantwright/domain";
import { useId } from "react";
import { copy } from "./draft.copy.ts";
import { confirmBlockedBy, type GenerateFacts } from "./draftFacts.ts";
import { confirmElementId, generateElementId } from "./elementIds.ts";
import { Choices, Generate, GenerateAction, Piece } from "./Piece.styles.ts";

/** Props of GenerateBlock. */
export interface GenerateBlockProps extends GenerateFacts {
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
  useEnglish: boolean;
  onUseEnglish: (useEnglish: boolean) => void;
  isStarting: boolean;
  onGenerate: () => void;
  onGo: (key: TextKey) => void;
  /** Goes to the first open place; undefined where a bar that stays in sight leads there. */
  onPlace: (() => void) | undefined;
}

/** The end of the sheet: what is missing, the confirmation, and the generation of the proposal. */
export function GenerateBlock(props: GenerateBlockProps) {
  const { problems, credits, sectionCount, promptCount, isConfirmed, isStarting, onConfirm, onGenerate, onGo } = props;
  // What comes before it is the filled one.
  const isFirst = promptCount === 0;
  const blocked = confirmBlockedBy(props);
  const why = blocked ?? (isConfirmed ? undefined : copy.why.confirm);
  const isSaidAtTheBox = blocked !== undefined && !isConfirmed;
  const whyId = useId();
  const availability = isSaidAtTheBox
    ? { isUnavailable: true, unavailableReason: blocked }
    : { isUnavailable: why !== undefined, unavailableReasonId: whyId };
  return (
    <Piece data-place="last" aria-labelledby={generateElementId}>
      <Generate>
        {problems.length > 0 && (
          <ErrorSummary
            title={copy.summary}
            items={problems.map(({ key, title, problem }) => ({
              id: key,
              label: `${title} (${problem.message})`,
              onSelect: () => onGo(key),
            }))}
          />
        )}
        <Heading level={2} size={28} id={generateElementId}>
          {copy.generateTitle}
        </Heading>
        {credits === 0 ? (
          <div>
            <Text weight="strong">{copy.noCredits}</Text>
            <Text tone="soft">{copy.noCreditsText}</Text>
          </div>
        ) : (
          <Text size={16} tone="soft">
            {credits === 1 ? copy.generateTextOne(sectionCount) : copy.generateText(sectionCount, credits)}
          </Text>
        )}
        {promptCount > 0 && <Text tone="attention">{copy.prompts(promptCount)}</Text>}
        {promptCount > 0 && props.onPlace && (
          <Button variant="line" onPress={props.onPlace}>
            {copy.next.fill(promptCount)}
          </Button>
        )}
        <Choices>
          <Switch
            label={copy.english}
            description={copy.englishOff}
            isSelected={props.useEnglish}
            onChange={props.onUseEnglish}
          />
          <Checkbox
            id={confirmElementId}
            label={copy.confirm}
            isSelected={isConfirmed}
            onChange={onConfirm}
            isUnavailable={isSaidAtTheBox}
            unavailableReason={blocked ?? ""}
          />
        </Choices>
        <GenerateAction>
          <Button variant={isFirst ? "filled" : "line"} isPending={isStarting} onPress={onGenerate} {...availability}>
            {isStarting ? copy.generating : copy.generate}
          </Button>
          {why && !isSaidAtTheBox && (
            <Text tone="soft" id={whyId}>
              {why}
            </Text>
          )}
        </GenerateAction>
      </Generate>
    </Piece>
  );
}
