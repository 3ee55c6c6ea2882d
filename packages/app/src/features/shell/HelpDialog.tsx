import { helpLimits, type HelpPriority } from "@grantwright/api-client";
import { useSendHelpRequest, useSettings } from "@grantwright/api-client/react-query";
import { Button, Dialog, Link, SegmentedControl, showToast, TextField } from "@grantwright/ui";
import type { FormEvent } from "react";
import { useKeptText } from "../../autosave/useKeptText.ts";
import { KeptNotice } from "../../components/fields/KeptNotice.tsx";
import { LongField, overLimit } from "../../components/fields/LongField.tsx";
import { copy } from "./shell.copy.ts";
import { DialogActions, DialogForm } from "./Shell.styles.ts";

const priorities: { value: HelpPriority; label: string }[] = [
  { value: "low", label: copy.low },
  { value: "medium", label: copy.medium },
  { value: "high", label: copy.high },
];

const nothing = { subject: "", content: "", priority: "medium" as HelpPriority };

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
  const request = state.typed ?? nothing;
  const { subject, content, priority } = request;
  const subjectProblem = overLimit(subject, helpLimits.subject);

  const write = (part: Partial<typeof nothing>) => kept.write({ ...request, ...part });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    if (!subject.trim() || !content.trim()) {
      showToast({ title: copy.error, description: copy.helpMissing, tone: "danger" });
      return;
    }
    if (subjectProblem ?? overLimit(content, helpLimits.content)) return;
    try {
      await send.mutateAsync({ ...request, idempotencyKey: kept.sendingKey(request) });
    } catch {
      showToast({ title: copy.helpFailed(email), tone: "danger" });
      return;
    }
    kept.forget(request);
    showToast({ title: copy.helpSent, description: copy.helpSentText, tone: "success" });
    onClose();
  };

  return (
    <Dialog title={copy.helpTitle} isOpen size="small" onOpenChange={onClose}>
      <DialogForm noValidate onSubmit={(event) => void submit(event)}>
        <p>
          {email === null ? (
            copy.helpOnlyHere
          ) : (
            <>
              {copy.helpText} {email && <Link href={`mailto:${email}`}>{email}</Link>}
            </>
          )}
        </p>
        <TextField
          label={copy.subject}
          value={subject}
          onChange={(next) => write({ subject: next })}
          errorMessage={subjectProblem}
          isRequired
        />
        <LongField
          label={copy.message}
          value={content}
          onChange={(next) => write({ content: next })}
          limit={helpLimits.content}
        />
        <KeptNotice state={state} text={kept} />
        <SegmentedControl
          label={copy.priority}
          isLabelShown
          options={priorities}
          value={priority}
          onChange={(next) => write({ priority: next })}
        />
        <DialogActions>
          <Button variant="line" onPress={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" isPending={send.isPending}>
            {send.isPending ? copy.sending : copy.sendHelp}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}
