import type { Schemas } from "@grantwright/api-client";
import { Banner, ButtonLink } from "@grantwright/ui";
import { useKeptText } from "../../../autosave/useKeptText.ts";
import { noText, wizardPlace } from "../WizardScreen/wizardText.ts";
import { copy } from "./draft.copy.ts";
import { AboveSheet } from "./Draft.styles.ts";

/** How much of the description is quoted, in characters. */
const quoted = 160;

/** Props of KeptDescription. */
export interface KeptDescriptionProps {
  doc: Schemas["Document"];
  userId: string;
}

/** The description that was typed above this draft's form, and that no outline was made of: what it says, and the way to it. */
export function KeptDescription({ doc, userId }: KeptDescriptionProps) {
  const templateId = doc.template.id;
  const [{ typed }] = useKeptText(userId, wizardPlace(templateId), noText);
  const text = typed?.docId === doc.id ? typed.text.trim() : "";
  if (!text) return null;
  return (
    <AboveSheet>
      <Banner
        tone="neutral"
        title={copy.description.title}
        action={
          <ButtonLink variant="line" size="small" href={`/docs/new/${templateId}?docId=${doc.id}`}>
            {copy.description.open}
          </ButtonLink>
        }
      >
        {copy.description.text(shortened(text))}
      </Banner>
    </AboveSheet>
  );
}

/** Its first words. */
function shortened(text: string): string {
  return text.length > quoted ? `${text.slice(0, quoted).replace(/\s+\S*$/, "")}…` : text;
}
