import type { ReactNode } from "react";
import { useMountTime } from "../../hooks/useMountTime.ts";
import { Anchor } from "../../actions/Link/LinkProvider.tsx";
import { DueDate } from "../Deadline/DueDate.tsx";
import { MiniThread } from "../MiniThread/MiniThread.tsx";
import type { MiniThreadProps } from "../MiniThread/MiniThread.tsx";
import { documentDateLabel, machineTime } from "../../text/RelativeTime/labels.ts";
import { Row } from "./DraftRow.styles.ts";

export interface DraftRowProps {
  /** Where it leads. */
  href: string;
  /** The name of the draft. */
  title: string;
  /** What it is, and where the person is in it. */
  detail: ReactNode;
  /** 0 to 100. */
  progress: number;
  /** The last marker that was reached. */
  progressLabel: string;
  /** The markers of its thread, where one was passed by. Default: those of a draft. */
  markers?: MiniThreadProps["markers"];
  /** The stage it is at, in words beside its thread where there is room. Left out where `detail` says it. */
  stage?: string;
  /** When it was written in last. */
  date: Date | string;
  /** When what it is written for closes. */
  deadline?: Date | string;
  /** The place of the title in the outline of the page. Default: 3. */
  level?: 2 | 3;
  /** A button with a menu, above the link of the row. */
  actions?: ReactNode;
}

/** A draft in a list: one link, with a small thread. Goes into a `ul`. */
export function DraftRow(props: DraftRowProps) {
  const { href, title, detail, progress, progressLabel, markers, stage, date, deadline, level = 3, actions } = props;
  const now = useMountTime();
  const at = new Date(date);
  const Title = `h${level}` as const;
  return (
    <Row data-dated={deadline !== undefined || undefined} data-staged={stage !== undefined || undefined}>
      <div>
        <Title dir="auto">
          <Anchor href={href}>{title}</Anchor>
        </Title>
        <p>{detail}</p>
      </div>
      {deadline !== undefined && <DueDate date={deadline} now={now} />}
      <div className="state">
        {stage !== undefined && <span className="stage">{stage}</span>}
        <span className="thread" aria-hidden={stage !== undefined || undefined}>
          <MiniThread value={progress} label={progressLabel} markers={markers} />
        </span>
        <time dateTime={machineTime(at)}>
          <bdi>{documentDateLabel(at, now)}</bdi>
        </time>
      </div>
      {actions !== undefined && <div className="actions">{actions}</div>}
    </Row>
  );
}
