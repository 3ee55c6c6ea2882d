import type { Schemas } from "@grantwright/api-client";
import { mayDo } from "@grantwright/domain";
import { ButtonLink, dayLabel, TitlePageCard, type TitlePageCardProps } from "@grantwright/ui";
import { dotted } from "../dotted.ts";
import { HandOver } from "../page/HandOver.tsx";
import { beforeSendElementId } from "./beforeSend.ts";
import { copy, documentName, openInProposal, threadOf } from "./documents.copy.ts";
import { documentKind } from "./documentType.ts";
import { WithOpen } from "./WithOpen.tsx";

/** Props of ProposalCard: those of a title page that say where it stands, and the proposal. */
export interface ProposalCardProps extends Pick<TitlePageCardProps, "level" | "actions"> {
  item: Schemas["DocumentListItem"];
  /** It is what its page is about: the button for what is next is the filled one. */
  isAlone?: boolean;
}

/** Until it was sent the last knot of its thread is open, as it is where it is sent. */
const untied = { progress: 90, progressLabel: copy.notSent };

/** Where a proposal stands, in words. */
function stageOf({ activeTaskId, sentOn }: Schemas["DocumentListItem"]): string {
  if (activeTaskId) return copy.writing;
  return sentOn ? copy.sent(dayLabel(sentOn)) : copy.notSent;
}

/** Whether it is to be looked over by who sees it, and then sent. */
const isToCheck = ({ activeTaskId, sentOn, access }: Schemas["DocumentListItem"]): boolean =>
  !activeTaskId && !sentOn && (!access || mayDo(access, "write"));

/** A proposal in a list, as its title page. */
export function ProposalCard({ item, isAlone, ...rest }: ProposalCardProps) {
  const { id, type, sentOn, funderName, updatedAt, deadline } = item;
  return (
    <HandOver docId={id}>
      <TitlePageCard
        {...rest}
        {...threadOf(item)}
        {...(!sentOn && item.progress > untied.progress && untied)}
        href={`/docs/${id}`}
        kind={
          <WithOpen open={item.activeTaskId ? undefined : openInProposal(item)}>
            {dotted(documentKind(type), stageOf(item))}
          </WithOpen>
        }
        title={documentName(item)}
        recipient={funderName}
        date={updatedAt}
        // What was sent is due no more.
        deadline={sentOn === undefined ? deadline : undefined}
        next={
          isToCheck(item) ? (
            <ButtonLink
              variant={isAlone ? "filled" : "line"}
              size="small"
              href={`/docs/${id}#${beforeSendElementId}`}
              aria-label={copy.checkNamed(documentName(item))}
            >
              {copy.check}
            </ButtonLink>
          ) : undefined
        }
      />
    </HandOver>
  );
}
