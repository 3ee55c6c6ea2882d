import type { BodyOf } from "@grantwright/api-client";
import { Button, Text } from "@grantwright/ui";
import { useState } from "react";
import { Form } from "../../../forms/Form.tsx";
import { FormPasswordField } from "../../../forms/FormPasswordField.tsx";
import { FormRefusal } from "../../../forms/FormRefusal.tsx";
import { FormSubmit } from "../../../forms/FormSubmit.tsx";
import { useForm } from "../../../forms/useForm.ts";
import { copy } from "../account.copy.ts";
import { DialogForm } from "../factors.styles.ts";
import { FreshLinkOffer } from "../FreshLinkOffer.tsx";
import { confirmationCopy } from "./confirmation.copy.ts";
import { confirmationSchema, type ConfirmationValues } from "./confirmation.schema.ts";
import { refusalOf } from "./refusalOf.ts";

/** Props of ConfirmationForm. */
export interface ConfirmationFormProps {
  /** The address of the account. */
  email: string;
  /** The current password has to be given. */
  needsPassword: boolean;
  /** What is about to be done. */
  text: string;
  /** What is said where it did not work and the server says nothing. */
  failed: string;
  /** Does it. What it throws is said in the form. */
  onConfirm: (body: BodyOf<"beginPasskey">) => Promise<unknown>;
  onClose: () => void;
}

/** Before a way into the account is added: makes sure that it is oneself, by the password or by a link that is asked for here. */
export function ConfirmationForm(props: ConfirmationFormProps) {
  const { email, needsPassword, text, failed, onConfirm, onClose } = props;
  const [schema] = useState(() => confirmationSchema(needsPassword));
  const form = useForm<ConfirmationValues>({
    schema,
    initialValues: { currentPassword: "" },
    onSubmit: ({ currentPassword }) => onConfirm(currentPassword ? { currentPassword } : {}),
    refusalOf: refusalOf(failed),
  });
  return (
    <Form form={form} as={DialogForm}>
      <Text tone="soft">{text}</Text>
      {needsPassword && (
        <FormPasswordField
          name="currentPassword"
          label={copy.currentPassword}
          autoComplete="current-password"
          isRequired
        />
      )}
      {form.refusal?.id === "link" ? <FreshLinkOffer email={email} message={form.refusal.message} /> : <FormRefusal />}
      <footer>
        <Button variant="line" onPress={onClose}>
          {confirmationCopy.cancel}
        </Button>
        <FormSubmit pendingLabel={confirmationCopy.goingOn}>{confirmationCopy.goOn}</FormSubmit>
      </footer>
    </Form>
  );
}
