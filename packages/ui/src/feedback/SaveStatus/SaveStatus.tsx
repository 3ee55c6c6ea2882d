import { useEffect, useState } from "react";
import { AlertIcon, CheckIcon, EditIcon, OfflineIcon } from "../../icons/icons.tsx";
import type { Icon } from "../../icons/createIcon.tsx";
import { VisuallyHidden } from "../../text/VisuallyHidden/VisuallyHidden.tsx";
import { agoInEnglish, savedAgo } from "./savedAgo.ts";
import { Line } from "./SaveStatus.styles.ts";

/**
 * Where the text that the person writes is. `offline`: on this device, as the server cannot be reached. `retrying`: the server did
 * not take it, and is asked again. `failed`: it is not asked again by itself. `conflict`: it was changed elsewhere too, and the
 * person has to choose. `notKept`: on the screen alone, as this device keeps nothing.
 */
export type SaveState = "saving" | "saved" | "unsaved" | "offline" | "retrying" | "failed" | "conflict" | "notKept";

export interface SaveStatusProps {
  /** How the text stands. */
  state: SaveState;
  /** When it was saved last. While `saved`, the words say how long ago. */
  savedAt?: Date;
  /**
   * Other words. Defaults: `Saving…`, `Saved`, `Not saved yet`, `Offline: kept on this device`, `Not saved: retrying`, `Not saved`,
   * `Conflict: changed elsewhere`, `Not kept on this device`.
   */
  labels?: Partial<Record<SaveState, string>>;
  /** How long ago it was saved, from milliseconds that are rounded already: 0, seconds, minutes, hours or days. Default: `2 s ago`. */
  agoLabel?: (age: number) => string;
}

const defaultLabels: Record<SaveState, string> = {
  saving: "Saving…",
  saved: "Saved",
  unsaved: "Not saved yet",
  offline: "Offline: kept on this device",
  retrying: "Not saved: retrying",
  failed: "Not saved",
  conflict: "Conflict: changed elsewhere",
  notKept: "Not kept on this device",
};

const icons: Record<SaveState, Icon> = {
  saving: EditIcon,
  saved: CheckIcon,
  unsaved: EditIcon,
  offline: OfflineIcon,
  retrying: AlertIcon,
  failed: AlertIcon,
  conflict: AlertIcon,
  notKept: AlertIcon,
};

function SavedAgo({ savedAt, agoLabel }: { savedAt: Date; agoLabel: (age: number) => string }) {
  const [now, setNow] = useState(() => Date.now());
  const { age, changesIn } = savedAgo(now - savedAt.getTime());

  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), changesIn);
    return () => clearTimeout(timer);
  }, [changesIn, now]);

  return <> {agoLabel(age)}</>;
}

/**
 * What is worth interrupting a person for: trouble, and that it is over. The rest can be read at any time. The words of a trouble stay
 * while a save is tried anew: where it fails again, they are not said again.
 */
function useAnnouncement(state: SaveState, labels: Record<SaveState, string>): string | undefined {
  const isTrouble = state !== "saved" && state !== "unsaved" && state !== "saving";
  const [told, setTold] = useState<SaveState | undefined>(isTrouble ? state : undefined);
  let next = told;
  if (isTrouble) next = state;
  else if (state === "saved") next = told && "saved";
  else if (told === "saved") next = undefined;
  if (next !== told) setTold(next);
  return next && labels[next];
}

/**
 * Whether the person's text is safe, and since when. The words tick without rendering anything around them. Assistive
 * technology hears of trouble and of its end alone, not of every save.
 */
export function SaveStatus({ state, savedAt, labels, agoLabel = agoInEnglish }: SaveStatusProps) {
  const words = { ...defaultLabels, ...labels };
  const announcement = useAnnouncement(state, words);
  const StateIcon = icons[state];
  return (
    <Line data-state={state}>
      <StateIcon size="small" />
      <span>
        {words[state]}
        {state === "saved" && savedAt && <SavedAgo key={savedAt.getTime()} savedAt={savedAt} agoLabel={agoLabel} />}
      </span>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Line>
  );
}
