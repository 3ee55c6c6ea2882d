import { useSetPassword } from "@grantwright/api-client/react-query";
import { accountLimits } from "@grantwright/domain";
import { Banner, Button, PasswordField, Text } from "@grantwright/ui";
import { useState, type FormEvent } from "react";
import { serverMessage } from "../../components/serverMessage.ts";
import { copy } from "./account.copy.ts";
import { FreshLinkOffer } from "./FreshLinkOffer.tsx";
import { refusedField } from "./refusedField.ts";
import { useNotice } from "./useNotice.ts";

const nothing = { current: "", next: "", again: "" };

/** Sets a password for the first time, or changes the one there is. */
export function PasswordForm({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const change = useSetPassword();
  const [typed, setTyped] = useState(nothing);
  const [isLeft, setLeft] = useState(false);
  const [notice, setNotice] = useNotice();
  const [refused, setRefused] = useState<ReturnType<typeof refusedField>>();
  const { current, next, again } = typed;
  const isShort = next.length < accountLimits.leastPassword;
  const tooEasy = refused?.id === "password" ? refused.message : undefined;
  const isDifferent = again !== "" && next !== again;
  const reason = isShort ? copy.passwordShort : next !== again ? copy.passwordMismatch : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (reason || change.isPending) return;
    setNotice(undefined);
    setRefused(undefined);
    try {
      await change.mutateAsync({ password: next, ...(current && { currentPassword: current }) });
      setTyped(nothing);
      setLeft(false);
      setNotice({ tone: "success", text: copy.passwordSaved });
    } catch (error) {
      const field = refusedField(error);
      setRefused(field);
      if (!field) setNotice({ tone: "danger", text: serverMessage(error) ?? copy.passwordFailed });
    }
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Text tone="soft">{hasPassword ? copy.passwordText : copy.passwordNone}</Text>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && (
        <PasswordField
          label={copy.currentPassword}
          description={copy.currentText}
          autoComplete="current-password"
          value={current}
          onChange={(value) => setTyped({ ...typed, current: value })}
        />
      )}
      <PasswordField
        label={copy.newPassword}
        description={copy.passwordRule}
        autoComplete="new-password"
        value={next}
        onChange={(value) => {
          setTyped({ ...typed, next: value });
          setRefused(undefined);
        }}
        onBlur={() => setLeft(next !== "")}
        errorMessage={isLeft && next && isShort ? copy.passwordShort : tooEasy}
        isRequired
      />
      <PasswordField
        label={copy.confirmPassword}
        autoComplete="new-password"
        value={again}
        onChange={(value) => setTyped({ ...typed, again: value })}
        errorMessage={isDifferent ? copy.passwordMismatch : undefined}
        isRequired
      />
      {refused?.id === "link" && <FreshLinkOffer email={email} message={refused.message} />}
      {notice && <Banner tone={notice.tone}>{notice.text}</Banner>}
      {reason ? (
        <Button type="submit" isUnavailable unavailableReason={reason}>
          {copy.updatePassword}
        </Button>
      ) : (
        <Button type="submit" isPending={change.isPending}>
          {change.isPending ? copy.updating : copy.updatePassword}
        </Button>
      )}
    </form>
  );
}
