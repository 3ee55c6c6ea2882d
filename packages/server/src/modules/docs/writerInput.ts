import { withShares } from "../../capabilities/writer/withShares.ts";
import { wordsIn } from "../../capabilities/writer/wordsIn.ts";
import type { WriterAttachment, WriterInput, WriterSection } from "../../capabilities/writer/writer.ts";
import type { DraftedText, Inputs } from "../../kernel/db/values.ts";

/** What a writer drafted of some inputs. Those of earlier days do not tell: each text may be a writer's. */
export function draftedOf({ draft, drafted }: Pick<Inputs, "draft" | "drafted">): Record<string, DraftedText> {
  return drafted ?? Object.fromEntries(Object.entries(draft).map(([id, text]) => [id, { by: "unknown", text }]));
}

/** Inputs as a writer takes them. Hidden sections are none of its business. */
export function writerInput(inputs: Inputs, attachments: WriterAttachment[]): WriterInput {
  const { wordLimit: words, characterLimit: characters } = inputs.whole ?? {};
  const fields = inputs.fields
    .filter(({ hidden }) => !hidden)
    .map(({ id, title, description, newDescription, kind, required, auto, ...field }): WriterSection => {
      const { minWordCount, maxWordCount, maxLength, pageLimit } = field;
      return {
        id,
        title,
        required,
        auto,
        ...(description !== undefined && { description }),
        ...(newDescription !== undefined && { newDescription }),
        ...(kind !== undefined && { kind }),
        ...(minWordCount !== undefined && { minWordCount }),
        ...(maxWordCount !== undefined && { maxWordCount }),
        ...(maxLength !== undefined && { maxLength }),
        ...(pageLimit !== undefined && { pageLimit }),
      };
    });
  const sections = withShares(fields, wordsIn({ words, characters, pages: undefined }));
  return {
    description: inputs.description,
    attachments,
    type: inputs.type,
    template: {
      name: inputs.templateName,
      ...(inputs.funderName !== undefined && { funderName: inputs.funderName }),
      sections,
    },
    useEnglish: inputs.useEnglish,
    ...(inputs.name !== "" && { grantName: inputs.name }),
    ...(inputs.eligibilityCriteria !== "" && { eligibilityCriteria: inputs.eligibilityCriteria }),
    ...(inputs.assessmentCriteria !== "" && { assessmentCriteria: inputs.assessmentCriteria }),
    texts: inputs.draft,
    drafted: draftedOf(inputs),
  };
}
