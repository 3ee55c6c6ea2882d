import { memo, useEffect, useEffectEvent, useLayoutEffect, type RefObject } from "react";
import { DictationField } from "../../../components/fields/DictationField.tsx";
import { KeptNotice } from "../../../components/fields/KeptNotice.tsx";
import type { FormState } from "../../../forms/formState.ts";
import { useSession } from "../../../session/useSession.ts";
import { DescriptionTools } from "./DescriptionTools.tsx";
import { StopsNotice } from "./StopsNotice.tsx";
import { useOutline } from "./useOutline.ts";
import type { WizardValues } from "./wizard.schema.ts";

/** Props of WriteFirstRest. */
export interface WriteFirstRestProps {
  /** The field. */
  area: RefObject<HTMLTextAreaElement | null>;
  /** What was typed before this came. */
  early: string;
  /** Create Outline was pressed before this came. */
  isSent: boolean;
  /** Called with the whole form, now and at every change. */
  onForm: (form: FormState<WizardValues>) => void;
}

/** What the description on the home page needs besides its field: it is kept, checked and sent as in the wizard, which takes files too. */
function WriteFirstRest({ area, early, isSent, onForm }: WriteFirstRestProps) {
  const { user } = useSession();
  const outline = useOutline({ templateId: undefined, user, isMadeInWizard: true });
  const { form } = outline;

  const takeOver = useEffectEvent(() => {
    if (early) form.change("text", early);
  });
  useLayoutEffect(() => takeOver(), []);
  const send = useEffectEvent(() => form.submit());
  useEffect(() => {
    // The words that were taken over are in the form by then.
    const frame = isSent ? requestAnimationFrame(() => send()) : 0;
    return () => cancelAnimationFrame(frame);
  }, [isSent]);

  // Before it is painted: the field and what it says change together.
  useLayoutEffect(() => onForm(form));

  return (
    <>
      <StopsNotice text={outline.text} user={user} />
      <KeptNotice state={outline.state} text={outline.kept} />
      {user ? <DictationField area={area} /> : <DescriptionTools outline={outline} area={area} canAttach={false} />}
    </>
  );
}

/** What it tells renders what it stands in, and not itself again. */
export default memo(WriteFirstRest);
