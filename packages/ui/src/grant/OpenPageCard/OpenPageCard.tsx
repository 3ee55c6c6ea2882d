import type { ReactNode } from "react";
import { ButtonLink } from "../../actions/Link/ButtonLink.tsx";
import { Anchor } from "../../actions/Link/LinkProvider.tsx";
import { MiniThread } from "../MiniThread/MiniThread.tsx";
import type { MiniThreadProps } from "../MiniThread/MiniThread.tsx";
import { RelativeTime } from "../../text/RelativeTime/RelativeTime.tsx";
import { Page } from "./OpenPageCard.styles.ts";

export interface OpenPageCardProps {
  /** What it is, and where the person is in it. */
  meta: ReactNode;
  /** When it was written in last, with the word before it: `Edited`. */
  edited: { label: string; date: Date | string };
  /** Its name. */
  title: string;
  /** Where it leads. */
  href: string;
  /** The end of what was written last. */
  excerpt: string;
  /** The way in: `Pick up here`. */
  actionLabel: string;
  /** 0 to 100. */
  progress: number;
  /** The last marker that was reached. */
  progressLabel: string;
  /** The markers of its thread, where one was passed by. Default: those of a draft. */
  markers?: MiniThreadProps["markers"];
  /** What stands in the way. */
  note?: string;
}

/** The document that was written in last, opened at the place where the person left it. */
export function OpenPageCard(props: OpenPageCardProps) {
  const { meta, edited, title, href, excerpt, actionLabel, progress, progressLabel, markers, note } = props;
  return (
    <Page>
      <header>
        <span>{meta}</span>
        <span>
          {edited.label} <RelativeTime date={edited.date} />
        </span>
      </header>
      <h3 dir="auto">
        <Anchor href={href}>{title}</Anchor>
      </h3>
      {excerpt && (
        <p dir="auto">
          <span>{excerpt}</span>
        </p>
      )}
      <footer>
        <ButtonLink href={href} aria-label={`${actionLabel}: ${title}`}>
          {actionLabel}
        </ButtonLink>
        <div>
          <MiniThread value={progress} label={progressLabel} markers={markers} />
          {note ?? progressLabel}
        </div>
      </footer>
    </Page>
  );
}
