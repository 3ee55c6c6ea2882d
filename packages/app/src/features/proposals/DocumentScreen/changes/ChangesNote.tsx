import type { Schemas } from "@grantwright/api-client";
import { Banner, Button, Heading, Text } from "@grantwright/ui";
import { copy } from "../document.copy.ts";
import { Changed } from "../../../../components/documents/changed.styles.ts";
import { DocSection } from "../Document.styles.ts";
import { countChanges } from "./changeGroups.ts";

/** Props of ChangesNote. */
export interface ChangesNoteProps {
  /** The number of the revision that is compared with. */
  before: number;
  /** Undefined while they load, or where they could not. */
  sections: readonly Schemas["SectionChanges"][] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
}

/** How much a revision changed, or why that cannot be said. */
export function ChangesNote({ before, sections, hasFailed, onRetry }: ChangesNoteProps) {
  const count = sections ? countChanges(sections) : 0;
  if (!sections && hasFailed)
    return (
      <Banner tone="danger">
        {copy.changesFailed}{" "}
        <Button variant="line" size="small" onPress={onRetry}>
          {copy.retry}
        </Button>
      </Banner>
    );
  return (
    <div role="status">
      <Text tone="soft">
        {!sections ? copy.comparing : count === 0 ? copy.nothingChanged(before) : copy.changed(count, before)}
      </Text>
    </div>
  );
}

/** Sections that the revision before had and this one has not. */
export function GoneSections({ sections }: { sections: readonly Schemas["SectionChanges"][] }) {
  return sections.map(({ sectionId, title, parts }) => (
    <DocSection key={sectionId} aria-label={title}>
      <Heading level={2} size={22}>
        <del>{title}</del>
      </Heading>
      <Text tone="soft">{copy.goneSection}</Text>
      <Changed>
        <del>{parts.map(({ text }) => text)}</del>
      </Changed>
    </DocSection>
  ));
}
