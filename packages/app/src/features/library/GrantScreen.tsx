import type { Schemas } from "@grantwright/api-client";
import { useTemplate } from "@grantwright/api-client/react-query";
import { Banner, dayLabel, Deadline, GrantHistory, Heading, Link, Skeleton } from "@grantwright/ui";
import { BackLink } from "../../components/page/BackLink.tsx";
import { useRef } from "react";
import { useParams } from "react-router-dom";
import { documentTypeName } from "../../components/documents/documentType.ts";
import { AskedFor } from "../../components/grants/AskedFor.tsx";
import { BookmarkButton } from "../../components/grants/BookmarkButton.tsx";
import { amountLabel } from "../../components/grants/grants.copy.ts";
import { Loaded } from "../../components/Loaded.tsx";
import { Centre, WidePage } from "../../components/page/Page.styles.ts";
import { Columns, Facts, GrantHead, Paper, Papers, Prose, Sources } from "./GrantScreen.styles.ts";
import { grantCopy as copy } from "./library.copy.ts";
import { StartBar } from "./StartBar.tsx";
import { TemplateActions } from "./TemplateActions.tsx";

/** One grant of the library, or one's own template: what it is for, what it asks for, and the way to begin. */
export default function GrantScreen() {
  const { templateId = "" } = useParams();
  const template = useTemplate(templateId);
  return (
    <WidePage>
      <Loaded
        query={template}
        skeleton={<GrantSkeleton />}
        gone={{ title: copy.gone, text: copy.goneText, href: "/grants", link: copy.library }}
        failed={{ level: 1, title: copy.failed, text: copy.failedText, retry: copy.retry }}
        frame={Centre}
      >
        {(found) => <Grant template={found} />}
      </Loaded>
    </WidePage>
  );
}

/** The most characters that are told before the way to begin: what is longer stands below it. */
const longestIntroduction = 320;

function Grant({ template }: { template: Schemas["Template"] }) {
  const { name, funderName, audience, location, notice, description, isExpired, deadline, category, type } = template;
  const { eligibilityCriteria, assessmentCriteria, documentChecklist, pastFundedProjects, fields } = template;
  const { keyDates = [] } = template;
  const amount = amountLabel(template.amount);
  const head = useRef<HTMLElement>(null);
  const isIntroduced = description.length <= longestIntroduction;
  return (
    <>
      <title>{`${name} · Grantwright`}</title>
      <GrantHead ref={head}>
        <BackLink to="/grants">{copy.library}</BackLink>
        <div>
          <Heading level={1} size={36} dir="auto">
            {name}
          </Heading>
          <BookmarkButton card={template} />
        </div>
        {isIntroduced && <Prose dir="auto">{description}</Prose>}
        <Facts>
          {(funderName || audience) && (
            <li>
              <small>{funderName ? copy.funder : copy.audience}</small>
              <span dir="auto">{funderName || audience}</span>
            </li>
          )}
          {location && (
            <li>
              <small>{copy.location}</small>
              <span dir="auto">{location}</span>
            </li>
          )}
          <li>
            <small>{copy.deadline}</small>
            <Deadline
              date={deadline}
              isExpired={isExpired}
              passedLabel={copy.deadlinePassed}
              anytimeLabel={copy.anytime}
            />
          </li>
          {amount && (
            <li>
              <small>{copy.amount}</small>
              <span>{amount}</span>
            </li>
          )}
          <li>
            <small>{copy.type}</small>
            <span>{documentTypeName[type]}</span>
          </li>
          {category && (
            <li>
              <small>{copy.category}</small>
              <span dir="auto">{category}</span>
            </li>
          )}
        </Facts>
        {notice && <Banner tone="attention">{notice}</Banner>}
        <TemplateActions template={template} />
      </GrantHead>
      <Columns>
        <div>
          {!isIntroduced && <Prose dir="auto">{description}</Prose>}
          <Told title={copy.eligibility} text={eligibilityCriteria} />
          <Told title={copy.assessment} text={assessmentCriteria} />
          <AskedFor fields={fields} />
        </div>
        <aside>
          {keyDates.length > 0 && <KeyDateList dates={keyDates} />}
          {documentChecklist.length > 0 && <PaperList items={documentChecklist} />}
          {pastFundedProjects.length > 0 && <GrantHistory title={copy.history} items={pastFundedProjects} />}
          <Source template={template} />
        </aside>
      </Columns>
      <StartBar template={template} head={head} />
    </>
  );
}

/** A part of what the funder says; nothing where they say nothing of it. */
function Told({ title, text }: { title: string; text: string | undefined }) {
  if (!text?.trim()) return null;
  return (
    <>
      <Heading level={2} size={22}>
        {title}
      </Heading>
      <Prose dir="auto">{text}</Prose>
    </>
  );
}

/** The other days of its call, the first first. */
function KeyDateList({ dates }: { dates: Schemas["KeyDates"] }) {
  const inOrder = dates.toSorted((one, other) => one.day.localeCompare(other.day));
  return (
    <Papers>
      <h2>{copy.keyDates}</h2>
      <ul>
        {inOrder.map(({ id, day, what }) => (
          <Paper key={id}>
            <span dir="auto">{what}</span>
            <small>
              <time dateTime={day}>{dayLabel(new Date(`${day}T12:00:00`))}</time>
            </small>
          </Paper>
        ))}
      </ul>
    </Papers>
  );
}

function PaperList({ items }: { items: Schemas["ChecklistItem"][] }) {
  return (
    <Papers>
      <h2>{copy.checklist}</h2>
      <ul>
        {items.map(({ id, name, description, required }) => (
          <Paper key={id}>
            <span dir="auto">{name}</span>
            {required && <small>{copy.required}</small>}
            {description && <p dir="auto">{description}</p>}
          </Paper>
        ))}
      </ul>
    </Papers>
  );
}

const hostOf = (address: string) => new URL(address).host.replace(/^www\./, "");

function Source({ template: { source, url, funderName } }: { template: Schemas["Template"] }) {
  const facts = source?.facts ?? [];
  // Where no page was read for any of them, that is said once, after all.
  const isNoneRead = facts.every((fact) => !fact.url);
  const notChecked = <NotChecked funderUrl={source?.url ?? url} hasFunder={funderName !== ""} />;
  const hasPage = url !== undefined && url !== source?.url;
  if (!source && !hasPage) return null;
  return (
    <Sources>
      <h2>{copy.source}</h2>
      {source && <p>{source.url ? <Link href={source.url}>{source.label}</Link> : source.label}</p>}
      {facts.length > 0 && (
        <ul aria-label={copy.facts}>
          {facts.map((fact) => (
            <li key={fact.text}>
              {fact.text}{" "}
              {fact.url ? (
                <>
                  <Link href={fact.url}>{hostOf(fact.url)}</Link>, {fact.page}
                </>
              ) : (
                !isNoneRead && notChecked
              )}
            </li>
          ))}
        </ul>
      )}
      {facts.length > 0 && isNoneRead && <p>{notChecked}</p>}
      {hasPage && (
        <p>
          <Link href={url}>{copy.funderPage}</Link>
        </p>
      )}
    </Sources>
  );
}

interface NotCheckedProps {
  funderUrl: string | undefined;
  hasFunder: boolean;
}

/** That no page was read, and where it can be looked up. */
function NotChecked({ funderUrl, hasFunder }: NotCheckedProps) {
  if (funderUrl === undefined) return hasFunder ? copy.notChecked : copy.noOneFunder;
  return (
    <>
      {copy.notChecked}, <Link href={funderUrl}>{copy.askFunder}</Link>
    </>
  );
}

/** A grant while it loads. */
function GrantSkeleton() {
  return (
    <GrantHead aria-busy>
      <Skeleton width="110px" height="22px" />
      <Skeleton width="min(560px, 90%)" height="44px" />
      <Skeleton width="min(320px, 70%)" height="16px" />
      <Skeleton width="160px" height="40px" />
      <Skeleton lines={6} height="16px" />
    </GrantHead>
  );
}
