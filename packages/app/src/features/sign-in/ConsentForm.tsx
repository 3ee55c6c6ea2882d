import { useUpdateMe } from "@grantwright/api-client/react-query";
import { Button, Checkbox, showToast, Text } from "@grantwright/ui";
import { useState } from "react";
import { copy } from "./sign-in.copy.ts";
import { Column } from "./SignInFlow.styles.ts";

/** Props of ConsentForm. */
export interface ConsentFormProps {
  /** Called by Start Creating, whether the box is ticked or not. */
  onFinish: () => void;
}

/** Asks for consent to product mails. Ticking saves at once; going on without it saves nothing. */
export function ConsentForm({ onFinish }: ConsentFormProps) {
  const [isTicked, setTicked] = useState(false);
  const update = useUpdateMe();

  const tick = (product: boolean) => {
    setTicked(product);
    update.mutate(
      { sendEmails: { product } },
      {
        onSuccess: () =>
          showToast({
            title: product ? copy.preferenceOn : copy.preferenceOff,
            description: product ? copy.preferenceOnText : copy.preferenceOffText,
            tone: "success",
          }),
        onError: () => {
          setTicked(!product);
          showToast({ title: copy.preferenceFailed, tone: "danger" });
        },
      },
    );
  };

  return (
    <Column
      onSubmit={(event) => {
        event.preventDefault();
        onFinish();
      }}
    >
      <Text size={16} tone="soft">
        {copy.consentText}
      </Text>
      <Checkbox label={copy.consent} isSelected={isTicked} onChange={tick} isReadOnly={update.isPending} isRequired />
      <Button type="submit">{copy.startCreating}</Button>
    </Column>
  );
}
