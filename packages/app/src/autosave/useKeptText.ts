import { useEffect, useSyncExternalStore } from "react";
import { openKeptText, type KeptState, type KeptText, type TypingPlace } from "./keptText.ts";

/** What a person has typed in a place that a button sends, kept on this device until the server has it. */
export function useKeptText<T>(
  userId: string | undefined,
  place: TypingPlace,
  nothing: T,
): [KeptState<T>, KeptText<T>] {
  const text = openKeptText(userId, place, nothing);
  const state = useSyncExternalStore(text.subscribe, text.getState);
  useEffect(() => void text.look(), [text]);
  return [state, text];
}
