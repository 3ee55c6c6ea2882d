import type { Schemas } from "@grantwright/api-client";
import { Button, ChevronDownIcon } from "@grantwright/ui";
import { useId, useState } from "react";
import { copy } from "./document.copy.ts";
import { Bar, Choice, Tools } from "./DocumentBar.styles.ts";
import { sendCopy } from "./send/send.copy.ts";
import type { Task } from "./send/toDo.ts";
import { Revisions } from "./Revisions.tsx";
import { shownVersion } from "./shownVersion.ts";

/** Props of DocumentBar. */
export interface DocumentBarProps {
  doc: Schemas["Document"];
  /** Nothing is left to do before it goes out. */
  isReady: boolean;
  /** What is to be done first, and how often; undefined while nothing is. */
  next: { task: Task; count: number } | undefined;
  /** Leads to where that is done. */
  onNext: (task: Task) => void;
  /** Leads to where the proposal goes out. */
  onSend: () => void;
}

/** What one does with a proposal, under its title, where there is no room beside it. */
export function DocumentBar({ doc, isReady, next, onNext, onSend }: DocumentBarProps) {
  const [isChoosing, setChoosing] = useState(false);
  const list = useId();
  const shown = shownVersion(doc);
  const label = copy.revision(doc.versions.indexOf(shown) + 1);
  return (
    <Bar data-part="tools">
      <Tools role="group" aria-label={copy.tools}>
        {doc.versions.length > 1 ? (
          <Button
            variant="quiet"
            aria-expanded={isChoosing}
            aria-controls={list}
            onPress={() => setChoosing(!isChoosing)}
          >
            {label}
            <ChevronDownIcon size="small" />
          </Button>
        ) : (
          <span>{label}</span>
        )}
        <span data-part="acts">
          {next && (
            <Button variant="filled" size="small" onPress={() => onNext(next.task)}>
              {sendCopy.next[next.task](next.count)}
            </Button>
          )}
          <Button variant={isReady ? "filled" : "line"} size="small" onPress={onSend}>
            {sendCopy.title}
          </Button>
        </span>
      </Tools>
      <Choice id={list} hidden={!isChoosing}>
        <Revisions doc={doc} />
      </Choice>
    </Bar>
  );
}
