import type { Schemas } from "@grantwright/api-client";
import { useRenamePasskey } from "@grantwright/api-client/react-query";
import { Button, Dialog } from "@grantwright/ui";
import { Form } from "../../../forms/Form.tsx";
import { FormRefusal } from "../../../forms/FormRefusal.tsx";
import { FormSubmit } from "../../../forms/FormSubmit.tsx";
import { FormTextField } from "../../../forms/FormTextField.tsx";
import { useForm } from "../../../forms/useForm.ts";
import { refusalOf } from "../confirmation/refusalOf.ts";
import { DialogForm } from "../factors.styles.ts";
import { passkeyNameSchema, type PasskeyNameValues } from "./passkey.schema.ts";
import { passkeysCopy as copy } from "./passkeys.copy.ts";

/** Props of RenamePasskeyDialog. */
export interface RenamePasskeyDialogProps {
  passkey: Schemas["Passkey"];
  /** Called when it has its new name. */
  onRenamed: () => void;
  onClose: () => void;
}

/** Gives a passkey another name. */
export default function RenamePasskeyDialog({ passkey, onRenamed, onClose }: RenamePasskeyDialogProps) {
  const rename = useRenamePasskey();
  const form = useForm<PasskeyNameValues>({
    schema: passkeyNameSchema,
    initialValues: { name: passkey.name },
    onSubmit: async ({ name }) => {
      await rename.mutateAsync({ id: passkey.id, name: name.trim() });
      onRenamed();
    },
    refusalOf: refusalOf(copy.addFailed),
  });
  return (
    <Dialog title={copy.renameTitle} isOpen size="small" onOpenChange={onClose}>
      <Form form={form} as={DialogForm}>
        <FormTextField name="name" label={copy.name} description={copy.nameText} autoComplete="off" isRequired />
        <FormRefusal />
        <footer>
          <Button variant="line" onPress={onClose}>
            {copy.cancel}
          </Button>
          <FormSubmit pendingLabel={copy.saving}>{copy.save}</FormSubmit>
        </footer>
      </Form>
    </Dialog>
  );
}
