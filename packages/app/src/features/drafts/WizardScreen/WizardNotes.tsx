import type { Schemas } from "@grantwright/api-client";
import { Link, Text } from "@grantwright/ui";
import { lazy, Suspense } from "react";
import type { Outline } from "./useOutline.ts";
import { copy } from "./wizard.copy.ts";
import { Notes } from "./WizardScreen.styles.ts";

const SentButton = lazy(() => import("../../../components/sent/SentButton.tsx"));

/** Props of WizardNotes. */
export interface WizardNotesProps {
  templateId: string | undefined;
  user: Schemas["User"] | undefined;
  outline: Pick<Outline, "text" | "type" | "attachments">;
}

/** The quiet lines under Create Outline: who drafts, and what it takes. */
export function WizardNotes({ templateId, user, outline: { text, type, attachments } }: WizardNotesProps) {
  return (
    <Notes>
      {user?.instantDraftDisabled && <Text tone="attention">{copy.subscribe}</Text>}
      {!user && <Text tone="soft">{copy.signInLater}</Text>}
      {user?.writer && (
        <Text tone="soft">
          {user.writer.kind === "offline" ? copy.offlineWriter : copy.modelWriter(user.writer.label)}{" "}
          {user.writer.isRuled && (
            <>
              {copy.ruledWriter} <Link href="/organization">{copy.organization}</Link>.
            </>
          )}
          {user.writer.kind === "model" && (
            <Suspense>
              <SentButton
                writer={user.writer}
                getAbout={() => ({ text, fileIds: attachments.fileIds, ...(templateId ? { templateId } : { type }) })}
              />
            </Suspense>
          )}
        </Text>
      )}
    </Notes>
  );
}
