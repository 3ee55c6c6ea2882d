import type { Schemas } from "@grantwright/api-client";
import { Button, dayLabel, MiniThread } from "@grantwright/ui";
import { useId, useState } from "react";
import { useMay } from "../../../../components/access/access.ts";
import { aiUseCopy } from "../aiUse/aiUse.copy.ts";
import { copy as documentCopy } from "../document.copy.ts";
import { FileLink } from "../FileLink.tsx";
import { sendElementId } from "./goToSend.ts";
import { sendCopy as copy } from "./send.copy.ts";
import { Panel } from "./send.styles.ts";
import { dayOf, useSending } from "./useSending.ts";

/** Props of SendPanel. */
export interface SendPanelProps {
  doc: Schemas["Document"];
  /** Nothing is left to do before it goes out. */
  isReady: boolean;
  /** Asks before a file is fetched; undefined where nothing is to be asked. */
  onAsk: ((address: string) => void) | undefined;
  onCopyForPortal: () => void;
  onTellAiUse: () => void;
}

/** The ways out of the door, and that the proposal went: then the thread is tied off. */
export function SendPanel({ doc, isReady, onAsk, onCopyForPortal, onTellAiUse }: SendPanelProps) {
  const heading = useId();
  const may = useMay();
  const mark = useSending(doc);
  /** Until which day one can be chosen; undefined where none is being chosen. */
  const [latest, setLatest] = useState<string>();
  const { sentOn } = doc;
  return (
    <Panel
      aria-labelledby={heading}
      id={sendElementId}
      data-part="send"
      tabIndex={-1}
      data-ready={isReady || sentOn ? true : undefined}
    >
      <header>
        <h2 id={heading}>{copy.title}</h2>
        <small aria-hidden={sentOn ? true : undefined}>{sentOn ? copy.thread.tied : copy.thread.open}</small>
      </header>
      <ul>
        <li data-part="files" data-ready={isReady || undefined}>
          <span>{documentCopy.download}</span>
          {(["docx", "pdf"] as const).map((format) => (
            <FileLink key={format} doc={doc} format={format} onAsk={onAsk} />
          ))}
        </li>
        <li>
          <Button variant="quiet" onPress={onCopyForPortal}>
            {documentCopy.portal}
          </Button>
        </li>
        {may("comment") && (
          <li>
            <Button variant="quiet" onPress={onTellAiUse}>
              {aiUseCopy.open}
            </Button>
          </li>
        )}
      </ul>
      <div role="status">{sentOn && <strong>{copy.sentOn(dayLabel(`${sentOn}T12:00`))}</strong>}</div>
      {may("write") && (
        <div data-part="sent">
          {/* One button, so that who pressed it keeps the focus. */}
          <Button
            variant="line"
            size={sentOn ? "small" : "medium"}
            onPress={() => {
              setLatest(undefined);
              mark(sentOn ? null : dayOf(new Date()));
            }}
          >
            {sentOn ? copy.undo : copy.sent}
          </Button>
          {sentOn && (
            <Button
              variant="line"
              size="small"
              onPress={() => setLatest(latest === undefined ? dayOf(new Date()) : undefined)}
              aria-expanded={latest !== undefined}
            >
              {copy.day}
            </Button>
          )}
          {sentOn && latest !== undefined && (
            // oxlint-disable-next-line react/forbid-elements -- the system's own calendar of days, for which no page has to fetch one
            <input
              type="date"
              aria-label={copy.day}
              value={sentOn}
              max={latest}
              onChange={({ target }) => target.value && mark(target.value)}
            />
          )}
        </div>
      )}
      {sentOn && <MiniThread value={100} label={copy.thread.tied} />}
    </Panel>
  );
}
