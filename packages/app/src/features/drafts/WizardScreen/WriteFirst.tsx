import { useMediaQuery } from "@grantwright/ui";
import { lazy, Suspense, useCallback, useRef, useState } from "react";
import { isKeptHere } from "../../../autosave/journal/keptHere.ts";
import { smallScreen } from "../../../components/page/pagedScreen.ts";
import { ScreenBoundary } from "../../../components/ScreenBoundary/ScreenBoundary.tsx";
import { useLater } from "../../../components/useLater.ts";
import { formBefore } from "../../../forms/formBefore.ts";
import { Form } from "../../../forms/Form.tsx";
import type { FormState } from "../../../forms/formState.ts";
import { FormSubmit } from "../../../forms/FormSubmit.tsx";
import { DescriptionField } from "./DescriptionField.tsx";
import { copy } from "./wizard.copy.ts";
import type { WizardValues } from "./wizard.schema.ts";
import { wizardPlace } from "./wizardText.ts";
import { Foot, FrontSheet, ToolsPlace } from "./WriteFirst.styles.ts";

const loadRest = () => import("./WriteFirstRest.tsx");
const Rest = lazy(loadRest);

/**
 * The description on the landing page, and on the home of somebody who has written nothing yet: the wizard's field, in the wizard's place on this device. The page shows the field alone, as
 * it has little room in its first view; the rest (what keeps, checks and sends it, and the ways to add to it) comes when somebody
 * is about to write, when something is kept, or once the page has stood for a while. The field stays the same element all along.
 */
export default function WriteFirst() {
  const area = useRef<HTMLTextAreaElement>(null);
  const element = useRef<HTMLFormElement>(null);
  const [early, setEarly] = useState("");
  const [isSent, setSent] = useState(false);
  const [isNear, setNear] = useState(() => isKeptHere(wizardPlace(undefined)));
  const [form, setForm] = useState<FormState<WizardValues>>();
  // In one column the button stands at the field, and the room that is kept for the rest below it.
  const isSmall = useMediaQuery(smallScreen);
  const come = useCallback(() => setNear(true), []);
  useLater(useCallback(() => loadRest().then(come), [come]));

  const before = formBefore<WizardValues>({
    values: { text: early, type: "grant" },
    change: (_name, value) => setEarly(value),
    submit: (event) => {
      event?.preventDefault();
      come();
      setSent(true);
    },
    isSubmitting: isSent,
    element,
  });

  const rest = isNear ? (
    <ScreenBoundary key="rest" isPart>
      <Suspense fallback={<ToolsPlace />}>
        <Rest area={area} early={early} isSent={isSent} onForm={setForm} />
      </Suspense>
    </ScreenBoundary>
  ) : (
    <ToolsPlace key="place" />
  );
  const submit = (
    <FormSubmit key="submit" pendingLabel={copy.creating}>
      {copy.create}
    </FormSubmit>
  );
  return (
    <Form form={form ?? before} as={FrontSheet} onFocus={come} onPointerEnter={come}>
      <DescriptionField label={copy.ask} placeholder={copy.askPlaceholder} minRows={4} area={area} />
      <Foot>{isSmall ? [submit, rest] : [rest, submit]}</Foot>
    </Form>
  );
}
