import { ApiError } from "@grantwright/api-client";
import { useTemplate } from "@grantwright/api-client/react-query";
import { ButtonLink, EmptyState, ErrorState, Skeleton } from "@grantwright/ui";
import { useParams, useSearchParams } from "react-router-dom";
import { useSession } from "../../../session/useSession.ts";
import { copy } from "./wizard.copy.ts";
import { WizardForm } from "./WizardForm.tsx";
import { Page } from "./WizardScreen.styles.ts";

/** The Grant Wizard: blank, or for the template that the address names. */
export default function WizardScreen() {
  const { templateId } = useParams();
  const [query] = useSearchParams();
  const session = useSession();
  if (session.status === "loading") return <WizardSkeleton />;
  const userId = session.user?.id;
  const key = [userId, templateId, query.get("docId")].join(".");
  const form = <WizardForm key={key} templateId={templateId} user={session.user} />;
  return templateId ? <TemplateGate templateId={templateId}>{form}</TemplateGate> : form;
}

/** Lets the wizard through once its template is there, or says why it is not. */
function TemplateGate({ templateId, children }: { templateId: string; children: React.ReactElement }) {
  const template = useTemplate(templateId);
  if (template.isPending) return <WizardSkeleton />;
  if (template.isLoadingError) {
    const isGone = template.error instanceof ApiError && [400, 404].includes(template.error.status);
    return (
      <Page>
        {isGone ? (
          <EmptyState
            level={1}
            title={copy.templateGone}
            action={
              <ButtonLink variant="line" href="/docs/new">
                {copy.blankWizard}
              </ButtonLink>
            }
          >
            {copy.templateGoneText}
          </EmptyState>
        ) : (
          <ErrorState
            level={1}
            title={copy.templateFailed}
            onRetry={() => void template.refetch()}
            retryLabel={copy.retry}
            isRetrying={template.isFetching}
          >
            {copy.templateFailedText}
          </ErrorState>
        )}
      </Page>
    );
  }
  return children;
}

/** The wizard's shape while it loads. */
function WizardSkeleton() {
  return (
    <Page aria-busy>
      <Skeleton width="260px" height="44px" />
      <Skeleton width="min(520px, 90%)" height="16px" />
      <Skeleton height="320px" />
    </Page>
  );
}
