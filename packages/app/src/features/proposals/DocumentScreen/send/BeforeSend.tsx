import { Button, CalendarIcon, CheckIcon, ChevronEndIcon, VisuallyHidden } from "@grantwright/ui";
import { useId, type ReactNode } from "react";
import type { OpenPlaces } from "../openPlaces.ts";
import { OpenSections } from "./OpenSections.tsx";
import { Checks } from "./send.styles.ts";
import { sendCopy as copy } from "./send.copy.ts";
import { leftToDo, type SendFacts } from "./toDo.ts";

/** Props of BeforeSend. */
export interface BeforeSendProps extends SendFacts {
  /** The closing date, where the form has one. */
  deadline: ReactNode;
  /** The sections with open places. */
  places: readonly OpenPlaces[];
  onGoToPlace: (sectionId: string) => void;
  onGoToOpen: () => void;
  onGoToUnsupported: () => void;
  onGoToPapers: () => void;
  onGoToOver: () => void;
  onGoToUnder: () => void;
}

/** What there is to look at: first what is still to be done. */
function checksOf(props: BeforeSendProps): CheckProps[] {
  const { open, unsupported, papers, over, under } = props;
  const checks: CheckProps[] = [
    {
      isDone: open === 0,
      words: open > 0 ? copy.open(open) : copy.noneOpen,
      onGo: props.onGoToOpen,
      more: open > 0 && <OpenSections places={props.places} onGoTo={props.onGoToPlace} />,
    },
  ];
  if (unsupported !== undefined)
    checks.push({
      isDone: unsupported === 0,
      words: unsupported > 0 ? copy.unsupported(unsupported) : copy.allSupported,
      onGo: props.onGoToUnsupported,
    });
  if (papers.all > 0)
    checks.push({
      isDone: papers.missing === 0,
      words: copy.papers(papers.all - papers.missing, papers.all),
      onGo: props.onGoToPapers,
    });
  if (over.length > 0) checks.push({ isDone: false, words: copy.over(over.length), onGo: props.onGoToOver });
  if (under.length > 0) checks.push({ isDone: false, words: copy.under(under.length), onGo: props.onGoToUnder });
  if (over.length + under.length === 0) checks.push({ isDone: true, words: copy.withinLimits });
  return [...checks.filter(({ isDone }) => !isDone), ...checks.filter(({ isDone }) => isDone)];
}

/** What has to be looked at before the proposal goes out, each with the way to it. */
export function BeforeSend(props: BeforeSendProps) {
  const { deadline } = props;
  const checks = checksOf(props);
  const heading = useId();
  return (
    <Checks aria-labelledby={heading}>
      <h2 id={heading}>
        {copy.before} <small>{copy.summary(leftToDo(props))}</small>
      </h2>
      <ul>
        {checks.map((check) => (
          <Check key={check.words} {...check} />
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

interface CheckProps {
  isDone: boolean;
  words: string;
  /** Leads there; undefined where there is nothing to go to. */
  onGo?: () => void;
  /** What stands below it. */
  more?: ReactNode;
}

function Check({ isDone, words, onGo, more }: CheckProps) {
  return (
    <li data-done={isDone || undefined}>
      {isDone ? <CheckIcon size="small" /> : <span data-part="dot" />}
      <span>
        {words}
        {isDone && <VisuallyHidden>{copy.ready}</VisuallyHidden>}
      </span>
      {!isDone && onGo && (
        <Button variant="quiet" size="small" onPress={onGo} aria-label={copy.goTo(words)}>
          <ChevronEndIcon size="small" />
        </Button>
      )}
      {more}
    </li>
  );
}
