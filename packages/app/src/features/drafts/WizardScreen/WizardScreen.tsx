import { useTemplate } from "@grantwright/api-client/react-query";
import { Skeleton } from "@grantwright/ui";
import { useParams, useSearchParams } from "react-router-dom";
import { Loaded } from "../../../components/Loaded.tsx";
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
  return (
    <Loaded
      query={useTemplate(templateId)}
      skeleton={<WizardSkeleton />}
      gone={{ title: copy.templateGone, text: copy.templateGoneText, href: "/docs/new", link: copy.blankWizard }}
      failed={{ level: 1, title: copy.templateFailed, text: copy.templateFailedText, retry: copy.retry }}
      frame={Page}
    >
      {() => children}
    </Loaded>
  );
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
