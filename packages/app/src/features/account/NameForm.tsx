import { useUpdateMe } from "@grantwright/api-client/react-query";
import { Banner } from "@grantwright/ui";
import { serverMessage } from "../../components/serverMessage.ts";
import { Form } from "../../forms/Form.tsx";
import { FormRefusal } from "../../forms/FormRefusal.tsx";
import { FormSubmit } from "../../forms/FormSubmit.tsx";
import { FormTextField } from "../../forms/FormTextField.tsx";
import { useForm } from "../../forms/useForm.ts";
import { copy } from "./account.copy.ts";
import { nameSchema, type NameValues } from "./name.schema.ts";
import { useSuccess } from "./useSuccess.ts";

/** The name that colleagues see. */
export function NameForm({ name }: { name: string }) {
  const update = useUpdateMe();
  const [success, setSuccess] = useSuccess();
  const form = useForm<NameValues>({
    schema: nameSchema,
    initialValues: { name },
    onSubmit: async (values) => {
      setSuccess(undefined);
      await update.mutateAsync({ name: values.name.trim() });
      setSuccess(copy.nameSaved);
    },
    refusalOf: (error) => ({ message: serverMessage(error) ?? copy.nameFailed }),
  });
  return (
    <Form form={form}>
      <FormTextField
        name="name"
        label={copy.displayName}
        isLabelHidden
        description={copy.nameText}
        autoComplete="name"
        isRequired
      />
      <FormRefusal />
      {success && <Banner tone="success">{success}</Banner>}
      <FormSubmit
        pendingLabel={copy.updating}
        // Shut until there is something to save.
        unavailableReason={form.reason ?? (form.values.name === name ? copy.nameUnchanged : undefined)}
      >
        {copy.updateName}
      </FormSubmit>
    </Form>
  );
}
