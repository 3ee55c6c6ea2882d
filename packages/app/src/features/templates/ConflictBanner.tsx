import { Banner, Button } from "@grantwright/ui";
import type { Choice } from "../../autosave/sync.ts";
import { keyDateCopy } from "./keyDates.copy.ts";
import { copy } from "./templates.copy.ts";
import { Others } from "./TemplateParts.styles.ts";
import { Buttons } from "./Templates.styles.ts";
import { differences, type TemplateModel } from "./templateModel.ts";

/** Props of ConflictBanner. */
export interface ConflictBannerProps {
  local: TemplateModel;
  remote: TemplateModel;
  /** What stands here is being made a template of its own. */
  isKeeping: boolean;
  onSettle: (choice: Choice) => void;
  onKeepBoth: () => void;
}

const names: Readonly<Record<string, unknown>> = {
  ...copy,
  fields: copy.sections,
  documentChecklist: copy.checklist,
  keyDates: keyDateCopy.title,
};
const nameOf = (field: string) => String(names[field] ?? field);

/** Two people changed the same template: what the other one says instead, and the choice. */
export function ConflictBanner({ local, remote, isKeeping, onSettle, onKeepBoth }: ConflictBannerProps) {
  const found = differences(local, remote, nameOf);
  return (
    <Banner tone="attention" title={copy.conflictTitle}>
      <p>{found.length > 0 ? copy.conflictText : copy.conflictSame}</p>
      <Others>
        {found.map(({ label, remote: said }, index) => (
          <div key={`${index} ${label}`}>
            <dt dir="auto">{label}</dt>
            <dd dir="auto">{said || copy.conflictEmpty}</dd>
          </div>
        ))}
      </Others>
      <Buttons>
        <Button variant="line" size="small" onPress={() => onSettle("local")}>
          {copy.conflictMine}
        </Button>
        <Button variant="line" size="small" isPending={isKeeping} onPress={onKeepBoth}>
          {copy.conflictBoth}
        </Button>
        <Button variant="line" size="small" onPress={() => onSettle("remote")}>
          {copy.conflictTheirs}
        </Button>
      </Buttons>
    </Banner>
  );
}
