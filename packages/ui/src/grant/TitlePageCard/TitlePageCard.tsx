import type { ReactNode } from "react";
import { useMountTime } from "../../hooks/useMountTime.ts";
import { Anchor } from "../../actions/Link/LinkProvider.tsx";
import { DueDate } from "../Deadline/DueDate.tsx";
import { MiniThread } from "../MiniThread/MiniThread.tsx";
import type { MiniThreadProps } from "../MiniThread/MiniThread.tsx";
import { documentDateLabel, machineTime } from "../../text/RelativeTime/labels.ts";
import { Page } from "./TitlePageCard.styles.ts";

export interface TitlePageCardProps {
  /** Where it leads. */
  href: string;
  /** What it is: `Grant report`. Words in one element, where they are more than a text. */
  kind: ReactNode;
  /** The name of the proposal. */
  title: string;
  /** Whom it is for. */
  recipient?: string;
  /** 0 to 100. */
  progress: number;
  /** The last marker that was reached. Default: `Done`. */
  progressLabel?: string;
  /** The markers of its thread, where one was passed by. Default: those of a draft. */
  markers?: MiniThreadProps["markers"];
  /** When it was changed last. */
  date: Date | string;
  /** When what it is written for closes. */
  deadline?: Date | string;
  /** The place of the title in the outline of the page. Default: 3. */
  level?: 2 | 3;
  /** A button with a menu, above the link of the card. */
  actions?: ReactNode;
  /** What is next, at its end and above its link: a small ButtonLink. Left out where nothing is. */
  next?: ReactNode;
}

/** A proposal as its title page: one link. */
export function TitlePageCard(props: TitlePageCardProps) {
  const {
    href,
    kind,
    title,
    recipient,
    progress,
    progressLabel = "Done",
    markers,
    date,
    deadline,
    level = 3,
    actions,
    next,
  } = props;
  const now = useMountTime();
  const at = new Date(date);
  const Title = `h${level}` as const;
  return (
    <Page>
      <header>
        {kind}
        {actions !== undefined && <div>{actions}</div>}
      </header>
      <Title dir="auto">
        <Anchor href={href}>{title}</Anchor>
      </Title>
      {recipient && <p>for {recipient}</p>}
      <footer>
        {deadline !== undefined && <DueDate date={deadline} now={now} />}
        <MiniThread value={progress} label={progressLabel} markers={markers} />
        <time dateTime={machineTime(at)}>
          <bdi>{documentDateLabel(at, now)}</bdi>
        </time>
        {next !== undefined && <div>{next}</div>}
      </footer>
    </Page>
  );
}
