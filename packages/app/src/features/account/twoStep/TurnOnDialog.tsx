import type { Schemas } from "@grantwright/api-client";
import { useSetUpSecondFactor, useTurnOnSecondFactor } from "@grantwright/api-client/react-query";
import { Button, CopyButton, Dialog, Text } from "@grantwright/ui";
import { useState } from "react";
import { stepCopy } from "../../../components/factors/step.copy.ts";
import { bareCode, stepSchemas } from "../../../components/factors/step.schema.ts";
import { Form } from "../../../forms/Form.tsx";
import { FormRefusal } from "../../../forms/FormRefusal.tsx";
import { FormSubmit } from "../../../forms/FormSubmit.tsx";
import { FormTextField } from "../../../forms/FormTextField.tsx";
import { useForm } from "../../../forms/useForm.ts";
import { refusalOf } from "../confirmation/refusalOf.ts";
import { ConfirmationForm } from "../confirmation/ConfirmationForm.tsx";
import { DialogForm, Secret } from "../factors.styles.ts";
import { QrCode } from "./QrCode.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { twoStepCopy as copy } from "./twoStep.copy.ts";

/** Props of TurnOnDialog. */
export interface TurnOnDialogProps {
  /** The address of the account. */
  email: string;
  /** The current password has to be given. */
  needsPassword: boolean;
  onClose: () => void;
}

/** Turns two-step sign-in on in three steps: it is oneself, the app has the secret, the recovery codes are kept. */
export default function TurnOnDialog({ email, needsPassword, onClose }: TurnOnDialogProps) {
  const setUp = useSetUpSecondFactor();
  const [setup, setSetup] = useState<Schemas["SecondFactorSetup"]>();
  const [codes, setCodes] = useState<readonly string[]>();
  const title = codes ? copy.codesTitle : copy.onTitle;
  return (
    <Dialog
      // Each step is read out from its title on.
      key={codes ? "codes" : setup ? "scan" : "begin"}
      title={title}
      isOpen
      size="small"
      isDismissable={!codes}
      onOpenChange={onClose}
      {...(codes && { footer: <Button onPress={onClose}>{copy.done}</Button> })}
    >
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : setup ? (
        <ScanForm setup={setup} onCodes={setCodes} onClose={onClose} />
      ) : (
        <ConfirmationForm
          email={email}
          needsPassword={needsPassword}
          text={copy.onText}
          failed={copy.setUpFailed}
          onConfirm={async (body) => setSetup(await setUp.mutateAsync(body))}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface ScanFormProps {
  setup: Schemas["SecondFactorSetup"];
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** Shows the secret to the app, and asks for its first code. */
function ScanForm({ setup: { secret, address }, onCodes, onClose }: ScanFormProps) {
  const turnOn = useTurnOnSecondFactor();
  const form = useForm({
    schema: stepSchemas.code,
    initialValues: { code: "" },
    onSubmit: async ({ code }) => {
      const { recoveryCodes } = await turnOn.mutateAsync({ code: bareCode(code) });
      onCodes(recoveryCodes);
    },
    refusalOf: refusalOf(copy.setUpFailed),
  });
  return (
    <Form form={form} as={DialogForm}>
      <Text>{copy.scan}</Text>
      <Secret>
        <QrCode text={address} label={copy.qrCode} />
        <Text tone="soft">{copy.type}</Text>
        <code>{secret.match(/.{1,4}/g)?.join(" ")}</code>
        <CopyButton text={secret} label={copy.copyKey} />
      </Secret>
      <FormTextField
        name="code"
        label={stepCopy.code}
        description={copy.confirmText}
        autoComplete="one-time-code"
        inputMode="numeric"
        isRequired
      />
      <FormRefusal />
      <footer>
        <Button variant="line" onPress={onClose}>
          {copy.cancel}
        </Button>
        <FormSubmit pendingLabel={copy.confirming}>{copy.confirm}</FormSubmit>
      </footer>
    </Form>
  );
}
