import { useHelpRequests } from "@grantwright/api-client/react-query";
import { Heading, Tabs } from "@grantwright/ui";
import { Navigate, useSearchParams } from "react-router-dom";
import { PageHead, WidePage } from "../../components/page/Page.styles.ts";
import { useSession } from "../../session/useSession.ts";
import { copy } from "./admin.copy.ts";
import { auditCopy } from "./audit.copy.ts";
import { Views } from "./Admin.styles.ts";
import { AuditPane } from "./AuditPane.tsx";
import { FeaturedPane } from "./FeaturedPane.tsx";
import { HealthPane } from "./HealthPane.tsx";
import { HelpPane } from "./HelpPane.tsx";
import { OpportunitiesPane } from "./OpportunitiesPane.tsx";
import { PeoplePane } from "./PeoplePane.tsx";
import { TeamsPane } from "./TeamsPane.tsx";
import { TemplatesPane } from "./TemplatesPane.tsx";
import { VisitsPane } from "./VisitsPane.tsx";

const views = [
  "help",
  "people",
  "teams",
  "templates",
  "opportunities",
  "featured",
  "visits",
  "audit",
  "health",
] as const;
type View = (typeof views)[number];

/** Looking after a deployment. Super admins only; everybody else is led home. */
export default function AdminScreen() {
  const session = useSession();
  if (session.status === "loading") return null;
  if (!session.user?.isSuperAdmin) return <Navigate to="/" replace />;
  return (
    <WidePage>
      <title>{`${copy.title} · Grantwright`}</title>
      <PageHead>
        <Heading level={1} size={36}>
          {copy.title}
        </Heading>
      </PageHead>
      <Views>
        <AdminTabs />
      </Views>
    </WidePage>
  );
}

function AdminTabs() {
  const [search, setSearch] = useSearchParams();
  const open = useHelpRequests({ state: "open" }).data?.length ?? 0;
  const asked = search.get("view");
  return (
    <Tabs<View>
      label={copy.views}
      keepsPanels={false}
      keyboardActivation="manual"
      selectedId={views.find((view) => view === asked) ?? "help"}
      onSelectionChange={(view) => setSearch({ view }, { replace: true })}
      tabs={[
        { id: "help", label: copy.help, count: open, countLabel: copy.openCount(open), content: <HelpPane /> },
        { id: "people", label: copy.people, content: <PeoplePane /> },
        { id: "teams", label: copy.teams, content: <TeamsPane /> },
        { id: "templates", label: copy.templates, content: <TemplatesPane /> },
        { id: "opportunities", label: copy.opportunities, content: <OpportunitiesPane /> },
        { id: "featured", label: copy.featured, content: <FeaturedPane /> },
        { id: "visits", label: copy.visits, content: <VisitsPane /> },
        { id: "audit", label: auditCopy.title, content: <AuditPane /> },
        { id: "health", label: copy.health, content: <HealthPane /> },
      ]}
    />
  );
}
