import { useSetPassword } from "@grantwright/api-client/react-query";
import { Banner, Text } from "@grantwright/ui";
import { serverMessage } from "../../components/serverMessage.ts";
import { Form } from "../../forms/Form.tsx";
import { FormPasswordField } from "../../forms/FormPasswordField.tsx";
import { FormRefusal } from "../../forms/FormRefusal.tsx";
import { FormSubmit } from "../../forms/FormSubmit.tsx";
import { useForm } from "../../forms/useForm.ts";
import { copy } from "./account.copy.ts";
import { FreshLinkOffer } from "./FreshLinkOffer.tsx";
import { passwordSchema, type PasswordValues } from "./password.schema.ts";
import { refusedField } from "./refusedField.ts";
import { useSuccess } from "./useSuccess.ts";

const nothing: PasswordValues = { currentPassword: "", password: "", again: "" };

/** Sets a password for the first time, or changes the one there is. */
export function PasswordForm({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const change = useSetPassword();
  const [success, setSuccess] = useSuccess();
  const form = useForm({
    schema: passwordSchema,
    initialValues: nothing,
    onSubmit: async ({ currentPassword, password }) => {
      setSuccess(undefined);
      await change.mutateAsync({ password, ...(currentPassword && { currentPassword }) });
      form.reset();
      setSuccess(copy.passwordSaved);
    },
    refusalOf: (error) => refusedField(error) ?? { message: serverMessage(error) ?? copy.passwordFailed },
  });
  return (
    <Form form={form}>
      <Text tone="soft">{hasPassword ? copy.passwordText : copy.passwordNone}</Text>
      {/* oxlint-disable-next-line react/forbid-elements -- out of sight, for password managers alone */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && (
        <FormPasswordField
          name="currentPassword"
          label={copy.currentPassword}
          description={copy.currentText}
          autoComplete="current-password"
        />
      )}
      <FormPasswordField
        name="password"
        label={copy.newPassword}
        description={copy.passwordRule}
        autoComplete="new-password"
        isRequired
      />
      <FormPasswordField name="again" label={copy.confirmPassword} autoComplete="new-password" isRequired />
      {form.refusal?.id === "link" ? <FreshLinkOffer email={email} message={form.refusal.message} /> : <FormRefusal />}
      {success && <Banner tone="success">{success}</Banner>}
      <FormSubmit pendingLabel={copy.updating} unavailableReason={form.reason}>
        {copy.updatePassword}
      </FormSubmit>
    </Form>
  );
}
