import { saveDoc, type Schemas } from "@grantwright/api-client";
import { useApiClient } from "@grantwright/api-client/react-query";
import { Button, Link, Text } from "@grantwright/ui";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import { showRequestError } from "../../../components/requestErrors.ts";
import { usePromptSignIn } from "../../../session/SignInPrompt.ts";
import type { Outline } from "./useOutline.ts";
import { copy } from "./wizard.copy.ts";
import { noText } from "./wizardText.ts";
import { Notes } from "./WizardScreen.styles.ts";

const SentButton = lazy(() => import("../../../components/sent/SentButton.tsx"));

/** Props of WizardNotes. */
export interface WizardNotesProps {
  templateId: string | undefined;
  user: Schemas["User"] | undefined;
  outline: Outline;
}

/** The quiet lines under Create Outline: who drafts, what it takes, and the way without a description. */
export function WizardNotes({
  templateId,
  user,
  outline: { text, type, parentId, kept, attachments },
}: WizardNotesProps) {
  const client = useApiClient();
  const navigate = useNavigate();
  const promptSignIn = usePromptSignIn();
  const [isOpeningForm, setOpeningForm] = useState(false);

  const openEmptyForm = async () => {
    if (!user) return promptSignIn();
    setOpeningForm(true);
    const body = { draft: [], generate: false, parentId, type };
    try {
      const { id } = await saveDoc(client, body, { idempotencyKey: kept.sendingKey(body) });
      kept.forget(noText);
      void navigate(`/drafts/${id}`, { replace: true });
    } catch (error) {
      showRequestError(error);
      setOpeningForm(false);
    }
  };

  return (
    <Notes>
      {user?.instantDraftDisabled && <Text tone="attention">{copy.subscribe}</Text>}
      {user?.writer && (
        <Text size={12} tone="faint">
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
      {!templateId && (
        <Button variant="quiet" size="small" isPending={isOpeningForm} onPress={() => void openEmptyForm()}>
          {copy.emptyForm}
        </Button>
      )}
    </Notes>
  );
}
