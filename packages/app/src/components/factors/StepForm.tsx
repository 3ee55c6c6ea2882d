import { ApiError, type BodyOf } from "@grantwright/api-client";
import { Button, type ButtonProps } from "@grantwright/ui";
import { useEffect, useState, type ElementType, type ReactNode } from "react";
import { Form } from "../../forms/Form.tsx";
import { FormRefusal } from "../../forms/FormRefusal.tsx";
import { FormSubmit } from "../../forms/FormSubmit.tsx";
import { FormTextField } from "../../forms/FormTextField.tsx";
import { useForm } from "../../forms/useForm.ts";
import { serverMessage } from "../serverMessage.ts";
import { stepCopy as copy } from "./step.copy.ts";
import { bareCode, stepSchemas, type StepKind } from "./step.schema.ts";

/** Props of StepForm. */
export interface StepFormProps {
  /** What it looks like: a styled form. */
  as: ElementType;
  /** What its button says. */
  submitLabel: string;
  /** What it says meanwhile. */
  pendingLabel: string;
  tone?: ButtonProps["tone"];
  /** Its field takes the focus when it appears. It always does when the other kind of code is chosen. */
  isFocused?: boolean;
  /** Sends what is shown. What it throws is said at the field where it is about the code. */
  onSubmit: (shown: BodyOf<"takeSecondStep">) => unknown;
  /** What is about to be done, above the field. */
  intro?: ReactNode;
  /** What leaves a dialog, beside the button that sends; both stand at its end then. */
  cancel?: ReactNode;
  /** More to press, below. */
  children?: ReactNode;
}

/** Asks for a code of the app, or for a recovery code in its place. */
export function StepForm(props: StepFormProps) {
  const [kind, setKind] = useState<StepKind>("code");
  const [hasTurned, setTurned] = useState(false);
  const turn = () => {
    setKind(kind === "code" ? "recoveryCode" : "code");
    setTurned(true);
  };
  return <OneKind {...props} key={kind} kind={kind} isFocused={props.isFocused || hasTurned} onOtherKind={turn} />;
}

interface OneKindProps extends StepFormProps {
  kind: StepKind;
  onOtherKind: () => void;
}

/** A code that was wrong is answered with one of these; everything else is about the whole form. */
const isAboutCode = (error: unknown) => error instanceof ApiError && [401, 422].includes(error.status);

function OneKind(props: OneKindProps) {
  const { kind, isFocused = false, onOtherKind, as, submitLabel, pendingLabel, tone, onSubmit } = props;
  const { intro, cancel, children } = props;
  const form = useForm({
    schema: stepSchemas[kind],
    initialValues: { code: "" },
    onSubmit: ({ code }) => onSubmit(kind === "code" ? { code: bareCode(code) } : { recoveryCode: code }),
    refusalOf: (error) => ({
      message: serverMessage(error) ?? copy.failed,
      ...(isAboutCode(error) && { id: "code" }),
    }),
  });
  const isCode = kind === "code";
  const { element } = form;
  useEffect(() => {
    if (!isFocused) return;
    // After the commit: what takes the focus may render, and React would still be at work.
    const frame = requestAnimationFrame(() => element.current?.querySelector("input")?.focus());
    return () => cancelAnimationFrame(frame);
  }, [isFocused, element]);
  const submit = (
    <FormSubmit pendingLabel={pendingLabel} {...(tone && { tone })}>
      {submitLabel}
    </FormSubmit>
  );
  return (
    <Form form={form} as={as}>
      {intro}
      <FormTextField
        name="code"
        label={isCode ? copy.code : copy.recoveryCode}
        description={isCode ? copy.codeText : copy.recoveryText}
        autoComplete={isCode ? "one-time-code" : "off"}
        inputMode={isCode ? "numeric" : "text"}
        spellCheck={false}
        isRequired
      />
      <FormRefusal />
      {!cancel && submit}
      <Button variant="quiet" onPress={onOtherKind}>
        {isCode ? copy.toRecovery : copy.toCode}
      </Button>
      {cancel && (
        <footer>
          {cancel}
          {submit}
        </footer>
      )}
      {children}
    </Form>
  );
}
