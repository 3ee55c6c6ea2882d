import { Button, Checkbox, ErrorSummary, Heading, Switch, Text } from "@grantwright/ui";
import { copy } from "./draft.copy.ts";
import { Generate, GenerateAction, Piece } from "./Piece.styles.ts";

/** What the generation waits for, in the order it is said. */
export interface GenerateFacts {
  /** What is wrong: the id of each field, its title, and the message. */
  problems: readonly { id: string; title: string; message: string }[];
  credits: number;
  isSaving: boolean;
  /** Something was changed elsewhere too, and the person has not chosen yet. */
  hasConflict: boolean;
  sectionCount: number;
  /** Places in brackets that still ask for something. */
  promptCount: number;
}

/** Props of GenerateBlock. */
export interface GenerateBlockProps extends GenerateFacts {
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
  useEnglish: boolean;
  onUseEnglish: (useEnglish: boolean) => void;
  isStarting: boolean;
  onGenerate: () => void;
  onGo: (id: string) => void;
}

/** Why the confirmation box cannot be ticked; undefined where it can. */
export function confirmBlockedBy({ problems, credits, isSaving, hasConflict }: GenerateFacts): string | undefined {
  if (problems.length > 0) return copy.why.invalid(problems.length, problems[0]!.title);
  if (credits <= 0) return copy.why.credits;
  if (hasConflict) return copy.why.conflict;
  return isSaving ? copy.why.saving : undefined;
}

/** The end of the sheet: what is missing, the confirmation, and the generation of the proposal. */
export function GenerateBlock(props: GenerateBlockProps) {
  const { problems, credits, sectionCount, promptCount, isConfirmed, isStarting, onConfirm, onGenerate, onGo } = props;
  const blocked = confirmBlockedBy(props);
  const why = blocked ?? (isConfirmed ? undefined : copy.why.confirm);
  const isSaidAtTheBox = blocked !== undefined && !isConfirmed;
  return (
    <Piece data-place="last" aria-labelledby="generate">
      <Generate>
        {problems.length > 0 && (
          <ErrorSummary
            title={copy.summary}
            items={problems.map(({ id, title, message }) => ({
              id,
              label: `${title} (${message})`,
              onSelect: () => onGo(id),
            }))}
          />
        )}
        <Heading level={2} size={28} id="generate">
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
        <Switch label={copy.english} isSelected={props.useEnglish} onChange={props.onUseEnglish} />
        <Checkbox
          label={copy.confirm}
          isSelected={isConfirmed}
          onChange={onConfirm}
          isUnavailable={isSaidAtTheBox}
          unavailableReason={blocked ?? ""}
        />
        <GenerateAction>
          <Button
            isPending={isStarting}
            onPress={onGenerate}
            isUnavailable={Boolean(why)}
            unavailableReason={why ?? ""}
          >
            {isStarting ? copy.generating : copy.generate}
          </Button>
          {why && !isSaidAtTheBox && (
            <Text size={12} tone="soft">
              {why}
            </Text>
          )}
        </GenerateAction>
      </Generate>
    </Piece>
  );
}
