import type { Schemas } from "@grantwright/api-client";
import { dayLabel, TitlePageCard, type TitlePageCardProps } from "@grantwright/ui";
import { dotted } from "../dotted.ts";
import { HandOver } from "../page/HandOver.tsx";
import { copy, documentName, threadOf } from "./documents.copy.ts";
import { documentKind } from "./documentType.ts";

/** Props of ProposalCard: those of a title page that say where it stands, and the proposal. */
export interface ProposalCardProps extends Pick<TitlePageCardProps, "level" | "actions"> {
  item: Schemas["DocumentListItem"];
}

/** Until it was sent the last knot of its thread is open, as it is where it is sent. */
const untied = { progress: 90, progressLabel: copy.notSent };

/** Where a proposal stands, in words, and what is next. */
function stageOf({ activeTaskId, sentOn }: Schemas["DocumentListItem"]): string {
  if (activeTaskId) return copy.writing;
  return sentOn ? copy.sent(dayLabel(sentOn)) : copy.toSend;
}

/** A proposal in a list, as its title page. */
export function ProposalCard({ item, ...rest }: ProposalCardProps) {
  const { id, type, sentOn, funderName, updatedAt, deadline } = item;
  return (
    <HandOver docId={id}>
      <TitlePageCard
        {...rest}
        {...threadOf(item)}
        {...(!sentOn && item.progress > untied.progress && untied)}
        href={`/docs/${id}`}
        kind={dotted(documentKind(type), stageOf(item))}
        title={documentName(item)}
        recipient={funderName}
        date={updatedAt}
        // What was sent is due no more.
        deadline={sentOn === undefined ? deadline : undefined}
      />
    </HandOver>
  );
}
