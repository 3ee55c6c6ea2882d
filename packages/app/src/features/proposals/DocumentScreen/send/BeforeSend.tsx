import { Button, CalendarIcon, CheckIcon, ChevronDownIcon, ChevronEndIcon, VisuallyHidden } from "@grantwright/ui";
import { useId, type ReactNode } from "react";
import { beforeSendElementId } from "../../../../components/documents/beforeSend.ts";
import type { OpenPlaces } from "../openPlaces.ts";
import { OpenSections } from "./OpenSections.tsx";
import { Checks } from "./send.styles.ts";
import { sendCopy as copy } from "./send.copy.ts";
import { tasksLeft, type SendFacts, type Task } from "./toDo.ts";

/** Where the papers to tick off stand. */
export const papersElementId = "papers";

/** Brings the papers into view, and the focus to the first of them. */
export function goToPapers(): void {
  const papers = document.getElementById(papersElementId);
  papers?.scrollIntoView({ block: "nearest" });
  papers?.querySelector("input")?.focus();
}

/** Props of BeforeSend. */
export interface BeforeSendProps extends SendFacts {
  /** The closing date, where the form has one. */
  deadline: ReactNode;
  /** The sections with open places. */
  places: readonly OpenPlaces[];
  onGoToPlace: (sectionId: string) => void;
  /** Leads to where something is done. */
  onGoTo: (task: Task) => void;
  /** The papers to tick off, which unfold below their line. */
  list: ReactNode;
  isListOpen: boolean;
  onListOpenChange: (isOpen: boolean) => void;
  /** It went to the funder: what is left no longer comes forward. */
  isSent: boolean;
}

/** What there is to look at: first what is still to be done. */
function checksOf(props: BeforeSendProps): CheckFacts[] {
  const { open, unsupported, papers, over, under, whole } = props;
  const checks: CheckFacts[] = [
    {
      task: "open",
      isDone: open === 0,
      words: open > 0 ? copy.open(open) : copy.noneOpen,
      act: copy.next.open(open),
      more: open > 0 && <OpenSections places={props.places} onGoTo={props.onGoToPlace} />,
    },
  ];
  if (unsupported !== undefined)
    checks.push({
      task: "unsupported",
      isDone: unsupported === 0,
      words: unsupported > 0 ? copy.unsupported(unsupported) : copy.allSupported,
    });
  if (papers.all > 0)
    checks.push({
      task: "papers",
      isDone: papers.missing === 0,
      words: copy.papers(papers.all - papers.missing, papers.all, papers.areRequired),
      more: (
        <div id={papersElementId} data-part="papers" hidden={!props.isListOpen}>
          {props.list}
        </div>
      ),
      isOpen: props.isListOpen,
    });
  const isWholeOver = whole !== undefined && whole.count > whole.most;
  if (whole) checks.push({ task: "whole", isDone: !isWholeOver, words: copy.whole(whole) });
  if (over.length > 0) checks.push({ task: "over", isDone: false, words: copy.over(over.length) });
  if (under.length > 0) checks.push({ task: "under", isDone: false, words: copy.under(under.length) });
  // What is said of the whole stands for its parts, too.
  if (over.length + under.length === 0 && !whole) checks.push({ isDone: true, words: copy.withinLimits });
  // What is being ticked off stays where it is.
  const isLast = ({ isDone, isOpen }: CheckFacts) => isDone && !isOpen;
  return [...checks.filter((check) => !isLast(check)), ...checks.filter(isLast)];
}

/** What has to be looked at before the proposal goes out, each with the way to it. */
export function BeforeSend(props: BeforeSendProps) {
  const { deadline, isSent, onGoTo, onListOpenChange } = props;
  const left = tasksLeft(props);
  const first = isSent ? undefined : left[0]?.task;
  const checks = checksOf(props);
  const heading = useId();
  return (
    <Checks aria-labelledby={heading} id={beforeSendElementId} tabIndex={-1}>
      <h2 id={heading}>
        {copy.before} <small>{copy.summary(left.length)}</small>
      </h2>
      <ul>
        {checks.map((check) => (
          <Check
            key={check.task ?? check.words}
            {...check}
            isFirst={check.task === first}
            onGoTo={onGoTo}
            onListOpenChange={onListOpenChange}
          />
        ))}
        {deadline && (
          <li>
            <CalendarIcon size="small" />
            {deadline}
          </li>
        )}
      </ul>
    </Checks>
  );
}

interface CheckFacts {
  /** What is done about it; undefined where it cannot but be done. */
  task?: Task;
  isDone: boolean;
  words: string;
  /** What the button of the first says where that names it all; the words beside it need not say it again. */
  act?: string;
  /** What stands below it. */
  more?: ReactNode;
  /** Whether what is done about it is unfolded below; undefined where its button leads elsewhere. */
  isOpen?: boolean;
}

interface CheckProps extends CheckFacts, Pick<BeforeSendProps, "onGoTo" | "onListOpenChange"> {
  /** It is the first that is left: its button is the filled one. */
  isFirst: boolean;
}

function Check({ task, isDone, words, act, more, isOpen, isFirst, onGoTo, onListOpenChange }: CheckProps) {
  const isLoud = isFirst && !isOpen;
  const label = act ?? (task && task !== "open" ? copy.acts[task] : "");
  return (
    <li data-done={isDone || undefined} data-open={isOpen || undefined}>
      {isDone ? <CheckIcon size="small" /> : <span data-part="dot" />}
      <span>
        {isLoud && act !== undefined ? copy.openHere : words}
        {isDone && <VisuallyHidden>{copy.ready}</VisuallyHidden>}
      </span>
      {isOpen !== undefined && task && (
        <Button
          variant={isLoud ? "filled" : "quiet"}
          size="small"
          onPress={() => onListOpenChange(!isOpen)}
          aria-label={copy.act(label, words)}
          aria-expanded={isOpen}
          aria-controls={papersElementId}
        >
          {isLoud ? label : <ChevronDownIcon size="small" />}
        </Button>
      )}
      {isOpen === undefined && !isDone && task && (
        <Button
          variant={isFirst ? "filled" : "quiet"}
          size="small"
          onPress={() => onGoTo(task)}
          aria-label={!isFirst ? copy.goTo(words) : act === undefined ? copy.act(label, words) : undefined}
        >
          {isFirst ? label : <ChevronEndIcon size="small" />}
        </Button>
      )}
      {more}
    </li>
  );
}
