import type { Schemas } from "@grantwright/api-client";
import { useTeamList } from "@grantwright/api-client/react-query";
import { ButtonLink } from "@grantwright/ui";
import { CustomizeButton } from "../../components/templates/CustomizeButton.tsx";
import { ShareButton } from "../../components/templates/ShareButton.tsx";
import { useSession } from "../../session/useSession.ts";
import { grantCopy } from "./library.copy.ts";
import { Actions } from "./Library.styles.ts";

/** Props of TemplateActions. */
export interface TemplateActionsProps {
  template: Schemas["Template"];
}

/** What a person can do with a template: begin a draft from it, copy it to change it, share one of their own. */
export function TemplateActions({ template }: TemplateActionsProps) {
  const session = useSession();
  // The teams that it could be shared with; visitors have none.
  useTeamList(session.status === "signedIn");
  return (
    <Actions>
      <ButtonLink variant={template.isExpired ? "line" : "filled"} href={`/docs/new/${template.templateId}`}>
        {template.isExpired ? grantCopy.startLate : grantCopy.start}
      </ButtonLink>
      {template.isOwn && (
        <>
          <ButtonLink variant="line" href={`/templates/${template.templateId}`}>
            {grantCopy.edit}
          </ButtonLink>
          <ShareButton templateId={template.templateId} />
        </>
      )}
      {template.canCustomize && <CustomizeButton templateId={template.templateId} />}
    </Actions>
  );
}
