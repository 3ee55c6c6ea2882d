import type { Schemas } from "@grantwright/api-client";
import { Banner, Button } from "@grantwright/ui";
import { copy } from "./templates.copy.ts";
import { Buttons, Others } from "./Templates.styles.ts";
import { differences, modelOf, type TemplateModel } from "./templateModel.ts";

/** Props of ConflictBanner. */
export interface ConflictBannerProps {
  mine: TemplateModel;
  theirs: Schemas["Template"];
  /** Mine is being made a template of its own. */
  isKeeping: boolean;
  onSettle: (choice: "mine" | "theirs") => void;
  onKeepBoth: () => void;
}

const names: Readonly<Record<string, unknown>> = { ...copy, fields: copy.sections, documentChecklist: copy.checklist };
const nameOf = (field: string) => String(names[field] ?? field);

/** Two people changed the same template: what the other one says instead, and the choice. */
export function ConflictBanner({ mine, theirs, isKeeping, onSettle, onKeepBoth }: ConflictBannerProps) {
  const found = differences(mine, modelOf(theirs), nameOf);
  return (
    <Banner tone="attention" title={copy.conflictTitle}>
      <p>{found.length > 0 ? copy.conflictText : copy.conflictSame}</p>
      <Others>
        {found.map(({ label, theirs: said }, index) => (
          <div key={`${index} ${label}`}>
            <dt dir="auto">{label}</dt>
            <dd dir="auto">{said || copy.conflictEmpty}</dd>
          </div>
        ))}
      </Others>
      <Buttons>
        <Button variant="line" size="small" onPress={() => onSettle("mine")}>
          {copy.conflictMine}
        </Button>
        <Button variant="line" size="small" isPending={isKeeping} onPress={onKeepBoth}>
          {copy.conflictBoth}
        </Button>
        <Button variant="line" size="small" onPress={() => onSettle("theirs")}>
          {copy.conflictTheirs}
        </Button>
      </Buttons>
    </Banner>
  );
}
