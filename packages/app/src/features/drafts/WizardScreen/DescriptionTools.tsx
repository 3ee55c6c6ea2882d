import type { RefObject } from "react";
import { AttachmentField } from "../../../components/attachments/AttachmentField.tsx";
import { DictationField } from "../../../components/fields/DictationField.tsx";
import type { Outline } from "./useOutline.ts";
import { copy } from "./wizard.copy.ts";
import { Tools } from "./WizardScreen.styles.ts";

/** Props of DescriptionTools. */
export interface DescriptionToolsProps {
  outline: Pick<Outline, "attachments">;
  /** The field that the description is written in. */
  area: RefObject<HTMLTextAreaElement | null>;
  /** Files can be attached: somebody is signed in. */
  canAttach: boolean;
}

/** Under a description: other ways to add to it than typing. */
export function DescriptionTools({ outline: { attachments }, area, canAttach }: DescriptionToolsProps) {
  return (
    <Tools>
      <DictationField area={area} />
      <AttachmentField attachments={attachments} unavailableReason={canAttach ? undefined : copy.attachSignedOut} />
    </Tools>
  );
}
