import type { Schemas } from "@grantwright/api-client";
import { useTemplate } from "@grantwright/api-client/react-query";
import { Banner, ButtonLink, Heading, Skeleton, Text, WordCountBadge } from "@grantwright/ui";
import { BackLink } from "../../components/page/BackLink.tsx";
import { useParams } from "react-router-dom";
import { Loaded } from "../../components/Loaded.tsx";
import { Centre } from "../../components/page/Page.styles.ts";
import { FieldSkeleton, RowsSkeleton } from "../../components/page/Skeletons.tsx";
import { useSession } from "../../session/useSession.ts";
import { CustomizeButton } from "../../components/templates/CustomizeButton.tsx";
import { TemplateEditor } from "./TemplateEditor.tsx";
import { copy } from "./templates.copy.ts";
import { Entries, Head, Shown } from "./TemplateParts.styles.ts";
import { Column, Part, Title } from "./Templates.styles.ts";

/** A template of one's own, to be changed; one of the library, to be looked at. */
export default function TemplateScreen() {
  const { templateId = "" } = useParams();
  const session = useSession();
  const template = useTemplate(templateId);
  if (session.status !== "signedIn") return <TemplateSkeleton />;
  const { user } = session;
  return (
    <Loaded
      query={template}
      skeleton={<TemplateSkeleton />}
      gone={{ title: copy.gone, text: copy.goneText, href: "/templates", link: copy.templates }}
      failed={{ level: 1, title: copy.loadFailed, text: copy.loadFailedText, retry: copy.retry }}
      frame={Centre}
    >
      {(found) =>
        found.isOwn ? (
          <TemplateEditor key={`${user.id} ${found.id}`} template={found} userId={user.id} />
        ) : (
          <ReadOnly template={found} />
        )
      }
    </Loaded>
  );
}

/** A template of the library: what it asks for, and the way to a copy. */
function ReadOnly({ template }: { template: Schemas["Template"] }) {
  const { id, name, funderName, description, fields, canCustomize } = template;
  return (
    <Column>
      <title>{`${name} · Grantwright`}</title>
      <Title>
        <Heading level={1} size={36} dir="auto">
          {name}
        </Heading>
        <Text tone="soft">{funderName}</Text>
        <div>
          <ButtonLink href={`/docs/new/${id}`}>{copy.start}</ButtonLink>
          {canCustomize && <CustomizeButton templateId={id} />}
        </div>
        <Banner tone="neutral">{copy.readOnly}</Banner>
        <p dir="auto">{description}</p>
      </Title>
      <Part>
        <Heading level={2} size={22}>
          {copy.sections}
        </Heading>
        <Entries>
          {fields
            .filter(({ hidden }) => !hidden)
            .map((field) => (
              <Shown key={field.id}>
                <Heading level={3} size={18} dir="auto">
                  {field.title}
                </Heading>
                <WordCountBadge minWordCount={field.minWordCount} maxWordCount={field.maxWordCount} />
                {field.description && <Text tone="soft">{field.description}</Text>}
              </Shown>
            ))}
        </Entries>
      </Part>
    </Column>
  );
}

/** The editor while it loads: what its parts and its first fields are called is known. */
function TemplateSkeleton() {
  return (
    <Column aria-busy>
      <Head>
        <BackLink to="/templates">{copy.templates}</BackLink>
      </Head>
      <Title>
        <Skeleton width="70%" height="36px" />
        <Skeleton width="132px" height="40px" />
      </Title>
      <Part>
        <Heading level={2} size={22}>
          {copy.facts}
        </Heading>
        <FieldSkeleton label={copy.name} />
        <FieldSkeleton label={copy.type} />
        <FieldSkeleton label={copy.description} height="72px" />
      </Part>
      <Part>
        <Heading level={2} size={22}>
          {copy.sections}
        </Heading>
        <p>{copy.sectionsText}</p>
        <RowsSkeleton count={5} />
      </Part>
    </Column>
  );
}
