import { saveDoc, type Schemas } from "@grantwright/api-client";
import { useApiClient } from "@grantwright/api-client/react-query";
import { Button } from "@grantwright/ui";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { showRequestError } from "../../../components/requestErrors.ts";
import { usePromptSignIn } from "../../../session/SignInPrompt.ts";
import type { Outline } from "./useOutline.ts";
import { copy } from "./wizard.copy.ts";
import { noText } from "./wizardText.ts";

/** Props of EmptyForm. */
export interface EmptyFormProps {
  user: Schemas["User"] | undefined;
  outline: Pick<Outline, "type" | "parentId" | "kept">;
}

/** The way without a description: makes an empty draft of the chosen type and leads there. */
export function EmptyForm({ user, outline: { type, parentId, kept } }: EmptyFormProps) {
  const client = useApiClient();
  const navigate = useNavigate();
  const promptSignIn = usePromptSignIn();
  const [isOpening, setOpening] = useState(false);

  const open = async () => {
    if (!user) return promptSignIn();
    setOpening(true);
    const body = { draft: [], generate: false, parentId, type };
    try {
      const { id } = await saveDoc(client, body, { idempotencyKey: kept.sendingKey(body) });
      kept.forget(noText);
      void navigate(`/drafts/${id}`, { replace: true });
    } catch (error) {
      showRequestError(error);
      setOpening(false);
    }
  };

  return (
    <Button variant="quiet" isPending={isOpening} onPress={() => void open()}>
      {copy.emptyForm}
    </Button>
  );
}
