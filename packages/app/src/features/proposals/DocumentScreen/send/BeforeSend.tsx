import { Button, CalendarIcon, CheckIcon, ChevronEndIcon, VisuallyHidden } from "@grantwright/ui";
import { useId, type ReactNode } from "react";
import { beforeSendElementId } from "./goToSend.ts";
import { Checks } from "./send.styles.ts";
import { sendCopy as copy } from "./send.copy.ts";
import { leftToDo, type SendFacts } from "./toDo.ts";

/** Props of BeforeSend. */
export interface BeforeSendProps extends SendFacts {
  /** The closing date, where the form has one. */
  deadline: ReactNode;
  onGoToOpen: () => void;
  onGoToUnsupported: () => void;
  onGoToPapers: () => void;
  onGoToOver: () => void;
  onGoToUnder: () => void;
}

/** What has to be looked at before the proposal goes out, each with the way to it. */
export function BeforeSend(props: BeforeSendProps) {
  const { open, unsupported, papers, over, under, deadline } = props;
  const heading = useId();
  const left = leftToDo(props);
  return (
    <Checks aria-labelledby={heading} id={beforeSendElementId}>
      <h2 id={heading}>
        {copy.before} <small>{left > 0 ? copy.left(left) : copy.done}</small>
      </h2>
      <ul>
        <Check isDone={open === 0} words={open > 0 ? copy.open(open) : copy.noneOpen} onGo={props.onGoToOpen} />
        {unsupported !== undefined && (
          <Check
            isDone={unsupported === 0}
            words={unsupported > 0 ? copy.unsupported(unsupported) : copy.allSupported}
            onGo={props.onGoToUnsupported}
          />
        )}
        {papers.all > 0 && (
          <Check
            isDone={papers.missing === 0}
            words={copy.papers(papers.all - papers.missing, papers.all)}
            onGo={props.onGoToPapers}
          />
        )}
        {over.length > 0 && <Check words={copy.over(over.length)} onGo={props.onGoToOver} />}
        {under.length > 0 && <Check words={copy.under(under.length)} onGo={props.onGoToUnder} />}
        {over.length + under.length === 0 && <Check isDone words={copy.withinLimits} />}
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

function Check({ isDone = false, words, onGo }: { isDone?: boolean; words: string; onGo?: () => void }) {
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
    </li>
  );
}
