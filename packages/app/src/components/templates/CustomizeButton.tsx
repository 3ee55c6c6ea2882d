import { useCustomizeTemplate } from "@grantwright/api-client/react-query";
import { Button, showToast, type ButtonProps } from "@grantwright/ui";
import { useNavigate } from "react-router-dom";
import { showRequestError } from "../requestErrors.ts";
import { usePromptSignIn } from "../../session/SignInPrompt.ts";
import { useSession } from "../../session/useSession.ts";
import { copy } from "./ownTemplates.copy.ts";

/** Props of CustomizeButton. */
export interface CustomizeButtonProps extends Pick<ButtonProps, "variant" | "size" | "tone"> {
  templateId: string;
}

/** Copies a template into the person's account and leads to the copy. Visitors are asked to sign in. */
export function CustomizeButton({ templateId, variant = "line", ...rest }: CustomizeButtonProps) {
  const session = useSession();
  const promptSignIn = usePromptSignIn();
  const navigate = useNavigate();
  const customize = useCustomizeTemplate();
  return (
    <Button
      {...rest}
      variant={variant}
      isPending={customize.isPending}
      onPress={() => {
        if (session.status === "signedOut") return promptSignIn();
        customize.mutate(templateId, {
          onSuccess: ({ id }) => {
            showToast({ title: copy.customized, description: copy.customizedText, tone: "success" });
            void navigate(`/templates/${id}`);
          },
          onError: showRequestError,
        });
      }}
    >
      {customize.isPending ? copy.customizing : copy.customize}
    </Button>
  );
}
