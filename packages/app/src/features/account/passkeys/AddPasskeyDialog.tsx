import { beginPasskey } from "@grantwright/api-client";
import { useAddPasskey, useApiClient } from "@grantwright/api-client/react-query";
import { Button, Dialog, Text } from "@grantwright/ui";
import { useState } from "react";
import { makePasskey, PasskeyError } from "../../../browser/passkeys.ts";
import { passkeyProblem } from "../../../components/factors/passkeyProblem.ts";
import { Form } from "../../../forms/Form.tsx";
import { FormPasswordField } from "../../../forms/FormPasswordField.tsx";
import { FormRefusal } from "../../../forms/FormRefusal.tsx";
import { FormSubmit } from "../../../forms/FormSubmit.tsx";
import { FormTextField } from "../../../forms/FormTextField.tsx";
import { useForm } from "../../../forms/useForm.ts";
import { copy as accountCopy } from "../account.copy.ts";
import { refusalOf } from "../confirmation/refusalOf.ts";
import { DialogForm } from "../factors.styles.ts";
import { FreshLinkOffer } from "../FreshLinkOffer.tsx";
import { newPasskeySchema, type NewPasskeyValues } from "./passkey.schema.ts";
import { passkeysCopy as copy } from "./passkeys.copy.ts";

/** Props of AddPasskeyDialog. */
export interface AddPasskeyDialogProps {
  /** The address of the account. */
  email: string;
  /** The current password has to be given. */
  needsPassword: boolean;
  /** Called when it is added. */
  onAdded: () => void;
  onClose: () => void;
}

/** Asks for a name, and then has the browser make a passkey. */
export default function AddPasskeyDialog({ email, needsPassword, onAdded, onClose }: AddPasskeyDialogProps) {
  const client = useApiClient();
  const add = useAddPasskey();
  const [schema] = useState(() => newPasskeySchema(needsPassword));
  const form = useForm<NewPasskeyValues>({
    schema,
    initialValues: { name: "", currentPassword: "" },
    onSubmit: async ({ name, currentPassword }) => {
      const options = await beginPasskey(client, currentPassword ? { currentPassword } : {});
      await add.mutateAsync({ name: name.trim(), credential: await makePasskey(options) });
      onAdded();
    },
    refusalOf: (error) =>
      error instanceof PasskeyError ? { message: passkeyProblem(error) } : refusalOf(copy.addFailed)(error),
  });
  return (
    <Dialog title={copy.addTitle} isOpen size="small" onOpenChange={onClose}>
      <Form form={form} as={DialogForm}>
        <Text tone="soft">{copy.addText}</Text>
        <FormTextField name="name" label={copy.name} description={copy.nameText} autoComplete="off" isRequired />
        {needsPassword && (
          <FormPasswordField
            name="currentPassword"
            label={accountCopy.currentPassword}
            autoComplete="current-password"
            isRequired
          />
        )}
        {form.refusal?.id === "link" ? (
          <FreshLinkOffer email={email} message={form.refusal.message} />
        ) : (
          <FormRefusal />
        )}
        <footer>
          <Button variant="line" onPress={onClose}>
            {copy.cancel}
          </Button>
          <FormSubmit pendingLabel={copy.waiting}>{copy.add}</FormSubmit>
        </footer>
      </Form>
    </Dialog>
  );
}
