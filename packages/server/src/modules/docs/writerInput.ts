import type { WriterAttachment, WriterInput, WriterSection } from "../../capabilities/writer/writer.ts";
import type { Inputs } from "../../kernel/db/values.ts";

/** Inputs as a writer takes them. Hidden sections are none of its business. */
export function writerInput(inputs: Inputs, attachments: WriterAttachment[]): WriterInput {
  const sections = inputs.fields
    .filter(({ hidden }) => !hidden)
    .map(({ id, title, description, newDescription, kind, required, auto, ...field }): WriterSection => {
      const { minWordCount, maxWordCount, maxLength, pageLimit } = field;
      const guidance = newDescription ?? description;
      return {
        id,
        title,
        required,
        auto,
        ...(guidance !== undefined && { description: guidance }),
        ...(kind !== undefined && { kind }),
        ...(minWordCount !== undefined && { minWordCount }),
        ...(maxWordCount !== undefined && { maxWordCount }),
        ...(maxLength !== undefined && { maxLength }),
        ...(pageLimit !== undefined && { pageLimit }),
      };
    });
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
  };
}
