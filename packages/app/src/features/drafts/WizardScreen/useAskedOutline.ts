import { newIdempotencyKey, type Schemas } from "@grantwright/api-client";
import { useEffect, useEffectEvent, useRef } from "react";
import type { KeptText } from "../../../autosave/keptText.ts";
import { useCanGoOn } from "../../../session/useCanGoOn.ts";
import { usePromptSignIn } from "../../../session/SignInPrompt.ts";
import { useSessionState } from "../../../session/SessionProvider.tsx";
import { askedOf, type AskedOutline, type WizardText } from "./wizardText.ts";

/** What is needed of the form whose outline is asked for. */
export interface AskedOutlineOptions {
  kept: KeptText<WizardText>;
  /** What is typed there. */
  typed: WizardText | undefined;
  /** The wizard does it, and not who asks. */
  isMadeInWizard: boolean;
  /** Called with what was asked for once its person is here: the form is sent then. */
  onGo: (asked: AskedOutline) => void;
}

/**
 * An outline that is asked for where it cannot be made, while nobody is signed in or on the home page: the wish is kept with the words,
 * through the sign-in and its mailed link, in whichever tab that opens, and done without a second press. Who closes the sign-in takes it back; the words stay.
 */
export function useAskedOutline({ kept, typed, isMadeInWizard, onGo }: AskedOutlineOptions) {
  const promptSignIn = usePromptSignIn();
  const { declined, userId } = useSessionState();
  const canGoOn = useCanGoOn() && !isMadeInWizard;
  const asked = askedOf(typed);

  const takeBack = useEffectEvent(() => {
    const now = kept.getState().typed;
    if (now?.asked) kept.write({ ...now, asked: undefined });
  });
  const lastDeclined = useRef(declined);
  useEffect(() => {
    if (declined !== lastDeclined.current) takeBack();
    lastDeclined.current = declined;
  }, [declined]);

  const go = useEffectEvent(() => {
    const wish = askedOf(kept.getState().typed);
    if (!wish) return;
    takeBack();
    onGo(wish);
  });
  useEffect(() => {
    if (canGoOn && asked) go();
  }, [canGoOn, asked]);

  return (words: WizardText, type: Schemas["DocumentType"]) => {
    kept.write({ ...words, asked: { at: Date.now(), key: newIdempotencyKey(), type } });
    if (userId === undefined) promptSignIn();
  };
}
