import { useUpdateMe } from "@grantwright/api-client/react-query";
import { accountLimits } from "@grantwright/domain";
import { Banner, Button, TextField } from "@grantwright/ui";
import { useState, type FormEvent } from "react";
import { serverMessage } from "../../components/serverMessage.ts";
import { copy } from "./account.copy.ts";
import { useNotice } from "./useNotice.ts";

/** The name that colleagues see. */
export function NameForm({ name: saved }: { name: string }) {
  const update = useUpdateMe();
  const [name, setName] = useState(saved);
  const [notice, setNotice] = useNotice();
  const over = name.trim().length - accountLimits.mostName;
  const problem = over > 0 ? copy.nameTooLong(over) : undefined;
  const reason = problem ?? (name.trim() ? undefined : copy.nameRequired);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (reason || update.isPending) return;
    setNotice(undefined);
    try {
      await update.mutateAsync({ name: name.trim() });
      setNotice({ tone: "success", text: copy.nameSaved });
    } catch (error) {
      setNotice({ tone: "danger", text: serverMessage(error) ?? copy.nameFailed });
    }
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={copy.displayName}
        description={copy.nameText}
        autoComplete="name"
        value={name}
        onChange={setName}
        errorMessage={problem}
        isRequired
      />
      {notice && <Banner tone={notice.tone}>{notice.text}</Banner>}
      {reason ? (
        <Button type="submit" isUnavailable unavailableReason={reason}>
          {copy.updateName}
        </Button>
      ) : (
        <Button type="submit" isPending={update.isPending}>
          {update.isPending ? copy.updating : copy.updateName}
        </Button>
      )}
    </form>
  );
}
