import { useState } from "react";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import { Badge } from "../../packages/ui/src/feedback/Badge/Badge.tsx";
import { Link } from "../../packages/ui/src/actions/Link/Link.tsx";
import { SegmentedControl } from "../../packages/ui/src/fields/SegmentedControl/SegmentedControl.tsx";
import { Heading } from "../../packages/ui/src/text/Typography/Heading.tsx";
import { Text } from "../../packages/ui/src/text/Typography/Text.tsx";
import type { StoryProof } from "../../tools/specificationProofs.ts";
import { countLines, documents, totals, totalsByKind } from "./coverage.ts";
import type { CoveredLine, CoveredSection, LineStatus, Totals } from "./coverage.ts";
import { Bar, Document, Head, Lines, Page, Section, TotalsTable } from "./Coverage.styles.ts";

const statusName: Record<LineStatus, string> = { proved: "Proved", open: "Open", later: "Later" };
const statusTone = { proved: "brand", open: "attention", later: "neutral" } as const;

type Filter = LineStatus | "all";

const filters: { value: Filter; label: string }[] = [
  { value: "all", label: "All" },
  { value: "proved", label: "Proved" },
  { value: "open", label: "Open" },
  { value: "later", label: "Later" },
];

const linesOf = (section: CoveredSection, filter: Filter) =>
  section.lines.filter(({ status }) => filter === "all" || status === filter);

/** Which lines of the specification are shown by stories and proved by tests, which are open, and which come later. */
export function CoveragePage() {
  const [filter, setFilter] = useState<Filter>("all");
  const shown = documents.filter(({ sections }) => sections.some((section) => linesOf(section, filter).length > 0));
  return (
    <Page>
      <Head>
        <Heading level={1} size={36}>
          Specification coverage
        </Heading>
        <Text size={16} tone="soft">
          A state or an error is shown by a story. A rule, a call or a constant is proved by a test, or by what a story
          plays. The lines stand in tools/specification/.
        </Text>
      </Head>
      <TotalsOverview />
      <Bar>
        <SegmentedControl label="Lines" options={filters} value={filter} onChange={setFilter} />
      </Bar>
      {shown.length === 0 && (
        <Document>
          <Text tone="soft">No line stands here.</Text>
        </Document>
      )}
      {shown.map(({ number, title, sections }) => (
        <Document key={number} aria-labelledby={`document-${number}`}>
          <Heading level={2} size={28} id={`document-${number}`}>
            {title}
          </Heading>
          {sections.map((section) => (
            <SectionLines key={section.number} section={section} filter={filter} />
          ))}
        </Document>
      ))}
    </Page>
  );
}

function TotalsOverview() {
  return (
    <TotalsTable aria-label="Totals">
      <thead>
        <tr>
          <th scope="col">Kind</th>
          {Object.values(statusName).map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {totalsByKind.map(({ kind, totals: ofKind }) => (
          <TotalsRow key={kind} label={kind} counts={ofKind} />
        ))}
      </tbody>
      <tfoot>
        <TotalsRow label="All" counts={totals} />
      </tfoot>
    </TotalsTable>
  );
}

function TotalsRow({ label, counts }: { label: string; counts: Totals }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{counts.proved}</td>
      <td>{counts.open}</td>
      <td>{counts.later}</td>
    </tr>
  );
}

function SectionLines({ section, filter }: { section: CoveredSection; filter: Filter }) {
  const lines = linesOf(section, filter);
  if (lines.length === 0) return null;
  const heading = `section-${section.number}`;
  const { proved, open } = countLines(section.lines);
  return (
    <Section aria-labelledby={heading}>
      <header>
        <Heading level={3} size={22} id={heading}>
          {section.number} {section.title}
        </Heading>
        <Text tone="soft">{open + proved > 0 ? `${proved} of ${proved + open} proved` : "Later"}</Text>
      </header>
      <Lines>
        {lines.map((covered) => (
          <LineRow key={covered.line.id} covered={covered} />
        ))}
      </Lines>
    </Section>
  );
}

/** The address of a story in the Storybook around this page, wherever that is served from. */
const storyAddress = ({ title, name }: StoryProof) => `./?path=/story/${toId(title, storyNameFromExport(name))}`;

function LineRow({ covered: { line, status, stories, tests } }: { covered: CoveredLine }) {
  return (
    <li>
      <div>
        {line.text}
        <code>{line.id}</code>
      </div>
      <div data-part="kind">{line.kind}</div>
      <div>
        <Badge tone={statusTone[status]}>{statusName[status]}</Badge>
      </div>
      <div data-part="proofs">
        {stories.map((story) => (
          <Link key={story.file + story.name} href={storyAddress(story)} target="_top" isStandalone>
            {`${story.title}: ${storyNameFromExport(story.name)}`}
          </Link>
        ))}
        {tests.map((test) => (
          <div key={test.file + test.name}>
            {test.name}
            <code>{test.file}</code>
          </div>
        ))}
      </div>
    </li>
  );
}
