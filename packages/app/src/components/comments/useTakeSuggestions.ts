import { useDecideSuggestion } from "@grantwright/api-client/react-query";
import { showToast } from "@grantwright/ui";
import { withTaken } from "../edits/editedText.ts";
import { showRequestError } from "../requestErrors.ts";
import { commentsCopy as copy } from "./comments.copy.ts";
import type { Suggestion } from "./commentsContext.ts";

/** Puts a text in the place of what stands there; throws where it could not be saved. */
export type ChangeText = (key: string, text: string, way: "accepted" | "restored") => Promise<unknown>;

/** How long the way back is offered, in milliseconds; the history has it for longer. */
const undoMs = 20_000;

const openOf = ({ pieces }: Suggestion) => pieces.filter(({ state }) => state === "open");

/** Whether the words that a change is about still stand in a text. */
export const fits = (text: string, suggestion: Suggestion): boolean =>
  withTaken(text, suggestion, new Set()) !== undefined;

/** Takes what people propose into a text, with a way back, and refuses it. */
export function useTakeSuggestions(docId: string, textOf: (key: string) => string, onChange: ChangeText) {
  const decide = useDecideSuggestion(docId);
  const decideAll = async (suggestions: readonly Suggestion[], state: "accepted" | "refused" | "open") => {
    for (const each of suggestions) {
      const pieces = openOf(each).map(({ id }) => ({ id, state }));
      await decide.mutateAsync({ id: each.id, pieces });
    }
  };

  /** Takes changes to one text, each where it still fits. */
  const take = async (key: string, suggestions: readonly Suggestion[]): Promise<boolean> => {
    const before = textOf(key);
    let text = before;
    const taken: Suggestion[] = [];
    for (const each of suggestions) {
      const changed = withTaken(text, each, new Set(openOf(each).map(({ id }) => id)));
      if (!changed) continue;
      text = changed.text;
      taken.push(each);
    }
    if (taken.length === 0) {
      showToast({ title: copy.fitsNot, tone: "neutral" });
      return false;
    }
    // First what is decided: where that cannot be said now, as without a network, nothing is another.
    try {
      await decideAll(taken, "accepted");
    } catch (error) {
      showRequestError(error);
      return false;
    }
    try {
      await onChange(key, text, "accepted");
    } catch {
      showToast({ title: copy.saveFailed, tone: "danger" });
      await decideAll(taken, "open").catch(showRequestError);
      return false;
    }
    const undo = async () => {
      if (textOf(key) !== text) {
        showToast({ title: copy.undoGone, description: copy.undoGoneText, tone: "neutral" });
        return;
      }
      await onChange(key, before, "restored");
      await decideAll(taken, "open");
      showToast({ title: copy.undone, tone: "success" });
    };
    showToast({
      title: copy.taken(taken.length),
      description: copy.takenText,
      tone: "success",
      duration: undoMs,
      action: {
        label: copy.undo,
        onPress: () => void undo().catch(() => showToast({ title: copy.saveFailed, tone: "danger" })),
      },
    });
    return true;
  };

  const refuse = async (suggestion: Suggestion): Promise<boolean> => {
    try {
      await decideAll([suggestion], "refused");
    } catch (error) {
      showRequestError(error);
      return false;
    }
    showToast({ title: copy.refused, tone: "success" });
    return true;
  };
  return { take, refuse, decide, isPending: decide.isPending };
}
