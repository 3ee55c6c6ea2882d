import type { HelpPriority } from "@grantwright/api-client";
import { useSendHelpRequest, useSettings } from "@grantwright/api-client/react-query";
import { Button, Dialog, Link, showToast } from "@grantwright/ui";
import { useKeptText } from "../../autosave/useKeptText.ts";
import { KeptNotice } from "../../components/fields/KeptNotice.tsx";
import { Form } from "../../forms/Form.tsx";
import { FormSegmentedControl } from "../../forms/FormSegmentedControl.tsx";
import { FormSubmit } from "../../forms/FormSubmit.tsx";
import { FormTextArea } from "../../forms/FormTextArea.tsx";
import { FormTextField } from "../../forms/FormTextField.tsx";
import { keptSource } from "../../forms/keptSource.ts";
import { useForm } from "../../forms/useForm.ts";
import { helpSchema, type HelpValues } from "./help.schema.ts";
import { copy } from "./shell.copy.ts";
import { helpCopy } from "./help.copy.ts";
import { DialogActions, DialogForm } from "./Shell.styles.ts";

const priorities: { value: HelpPriority; label: string }[] = [
  { value: "low", label: helpCopy.low },
  { value: "medium", label: helpCopy.medium },
  { value: "high", label: helpCopy.high },
];

const nothing: HelpValues = { subject: "", content: "", priority: "medium" };

/** Props of HelpDialog. */
export interface HelpDialogProps {
  userId: string;
  onClose: () => void;
}

/** Asks support for help. What is typed outlives a failure, and closing: it stays on this device for this person. */
export default function HelpDialog({ userId, onClose }: HelpDialogProps) {
  const send = useSendHelpRequest();
  const email = useSettings().data?.supportEmail;
  const [state, kept] = useKeptText(userId, "help", nothing);
  const form = useForm<HelpValues>({
    schema: helpSchema,
    initialValues: nothing,
    source: keptSource([state, kept], nothing),
    onSubmit: async (request) => {
      await send.mutateAsync({ ...request, idempotencyKey: kept.sendingKey(request) });
      kept.forget(request);
      showToast({ title: helpCopy.helpSent, description: helpCopy.helpSentText, tone: "success" });
      onClose();
    },
    onInvalid: (problems) => {
      const isMissing = Object.values(problems).some(({ isTooLong }) => !isTooLong);
      if (isMissing) showToast({ title: helpCopy.error, description: helpCopy.helpMissing, tone: "danger" });
    },
    refusalOf: () => void showToast({ title: helpCopy.helpFailed(email), tone: "danger" }),
  });

  return (
    <Dialog title={helpCopy.helpTitle} isOpen size="small" onOpenChange={onClose}>
      <Form form={form} as={DialogForm}>
        <p>
          {email === null ? (
            helpCopy.helpOnlyHere
          ) : (
            <>
              {helpCopy.helpText} {email && <Link href={`mailto:${email}`}>{email}</Link>}
            </>
          )}
        </p>
        <FormTextField name="subject" label={helpCopy.subject} isRequired />
        <FormTextArea name="content" label={helpCopy.message} minRows={4} isRequired />
        <KeptNotice state={state} text={kept} />
        <FormSegmentedControl name="priority" label={helpCopy.priority} isLabelShown options={priorities} />
        <DialogActions>
          <Button variant="line" onPress={onClose}>
            {copy.cancel}
          </Button>
          <FormSubmit pendingLabel={helpCopy.sending}>{helpCopy.sendHelp}</FormSubmit>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
