import { useInviteGuest } from "@grantwright/api-client/react-query";
import { Button, showToast } from "@grantwright/ui";
import { Form } from "../../forms/Form.tsx";
import { FormRefusal } from "../../forms/FormRefusal.tsx";
import { FormSegmentedControl } from "../../forms/FormSegmentedControl.tsx";
import { FormSubmit } from "../../forms/FormSubmit.tsx";
import { FormTextField } from "../../forms/FormTextField.tsx";
import { useForm } from "../../forms/useForm.ts";
import { serverMessage } from "../serverMessage.ts";
import { peopleCopy as copy } from "./people.copy.ts";
import { guestSchema, type GuestValues } from "./people.schema.ts";
import { FormFoot, MakeForm } from "../dialogParts.styles.ts";

const optionsOf = <Value extends string>(labels: Record<Value, string>) =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));

const roles = optionsOf(copy.roles);
const days = optionsOf(copy.dayChoices);

/** Props of InviteGuest. */
export interface InviteGuestProps {
  docId: string;
  onCancel: () => void;
}

/** Lets somebody from outside into a document. */
export function InviteGuest({ docId, onCancel }: InviteGuestProps) {
  const invite = useInviteGuest(docId);
  const form = useForm<GuestValues>({
    schema: guestSchema,
    initialValues: { email: "", role: "commenter", days: "30" },
    onSubmit: async ({ email, role, days: length }) => {
      await invite.mutateAsync({ email: email.trim(), role, days: Number(length) });
      showToast({ title: copy.invited(email.trim()), tone: "success" });
      form.reset();
    },
    refusalOf: (error) => ({ message: serverMessage(error) ?? copy.inviteFailed }),
  });
  return (
    <Form form={form} as={MakeForm}>
      <FormTextField name="email" label={copy.email} description={copy.emailHow} type="email" autoComplete="off" />
      <FormSegmentedControl name="role" label={copy.role} isLabelShown options={roles} />
      <FormSegmentedControl name="days" label={copy.days} isLabelShown options={days} />
      <FormRefusal />
      <FormFoot>
        <Button variant="line" onPress={onCancel}>
          {copy.cancel}
        </Button>
        <FormSubmit>{copy.invite}</FormSubmit>
      </FormFoot>
    </Form>
  );
}
