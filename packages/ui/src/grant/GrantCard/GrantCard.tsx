import type { ReactNode } from "react";
import { useMountTime } from "../../hooks/useMountTime.ts";
import { Badge } from "../../feedback/Badge/Badge.tsx";
import { DayAndMonth } from "../Deadline/DayAndMonth.tsx";
import { deadlineOrExtent, englishDeadline } from "../Deadline/deadlineWords.ts";
import type { DeadlineCopy } from "../Deadline/deadlineWords.ts";
import { Anchor } from "../../actions/Link/LinkProvider.tsx";
import { VisuallyHidden } from "../../text/VisuallyHidden/VisuallyHidden.tsx";
import { cutSentences, cutText } from "./cutText.ts";
import { Card } from "./GrantCard.styles.ts";

export interface GrantCardProps {
  /** Where it leads. */
  href: string;
  /** The name of the grant. */
  title: string;
  /** Who gives it. */
  funder: string;
  /** Where it can be spent. */
  place: string;
  /** Shown as far as two lines go, in whole sentences. */
  description: string;
  /** When it closes; open at any time without one. */
  deadline?: Date | string;
  /** How large it is, in place of the date where it has none: `11 sections`. Without it, it says that it is open at any time. */
  extent?: string;
  /** It can no longer be applied for, whatever its date says. */
  isExpired?: boolean;
  /** `to $12,000`. */
  amount?: string;
  /** What it is for, shown up to 35 characters. */
  category?: string;
  /** A bookmark, above the link of the card. */
  actions?: ReactNode;
  /** Stands before the date on which it closes. Default: `closes`. */
  closesLabel?: string;
  /** Stands on one that can no longer be applied for. Default: `Expired`. */
  expiredLabel?: string;
  /** The closing date and how long is left, in words. Default: in English. */
  deadlineCopy?: DeadlineCopy;
}

/** How many characters of a category are shown. */
const categoryLength = 35;

/** How many characters of a description are shown: what two lines hold. */
const descriptionLength = 80;

/** A grant to apply for, its closing date first, since people come with a deadline. One link, and a bookmark. */
export function GrantCard({
  href,
  title,
  funder,
  place,
  description,
  deadline,
  extent,
  isExpired = false,
  amount,
  category,
  actions,
  closesLabel = "closes",
  expiredLabel = "Expired",
  deadlineCopy = englishDeadline,
}: GrantCardProps) {
  const now = useMountTime();
  const closing = deadline === undefined ? undefined : new Date(deadline);
  const words = deadlineOrExtent(closing, now, deadlineCopy, extent);
  const state = isExpired ? "past" : words.state;
  const kind = category !== undefined && <Shown text={category} shown={cutText(category, categoryLength)} />;
  return (
    <Card data-state={state}>
      <header>
        <p>
          {(state === "open" || state === "soon") && <span>{closesLabel} </span>}
          <time
            className="when"
            dateTime={closing && !Number.isNaN(closing.getTime()) ? closing.toISOString() : undefined}
          >
            <DayAndMonth {...words} />
          </time>
          {kind && amount === undefined && <span className="kind"> · {kind}</span>}
        </p>
        {state === "soon" && <Badge tone="attention">{words.left}</Badge>}
        {state === "past" && <Badge>{expiredLabel}</Badge>}
        {actions !== undefined && <div>{actions}</div>}
      </header>
      <h3 dir="auto">
        <Anchor href={href}>{title}</Anchor>
      </h3>
      <p className="from" dir="auto">
        {funder && <span>{funder}</span>} {place && <span>{place}</span>}
      </p>
      {description !== "" && (
        <p className="about" dir="auto">
          <Shown text={description} shown={cutSentences(description, descriptionLength)} />
        </p>
      )}
      {amount !== undefined && (
        <footer>
          <b dir="auto">{amount}</b>
          {kind && <span>{kind}</span>}
        </footer>
      )}
    </Card>
  );
}

/** A text as far as it is shown; who listens has all of it. */
function Shown({ text, shown }: { text: string; shown: string }) {
  if (shown === text) return <bdi>{text}</bdi>;
  return (
    <>
      <bdi aria-hidden="true">{shown}</bdi>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}
