import { Button, Checkbox, Text } from "@grantwright/ui";
import { useState } from "react";
import { emailPreferenceCopy, useEmailPreference } from "../../components/account/useEmailPreference.ts";
import { copy } from "./sign-in.copy.ts";
import { Column } from "./SignInFlow.styles.ts";

/** Props of ConsentForm. */
export interface ConsentFormProps {
  /** The id of what it asks, where something is described by it. */
  textId?: string;
  /** Called by Start Creating, whether the box is ticked or not. */
  onFinish: () => void;
}

/** Asks for consent to product mails. Ticking saves at once; going on without it saves nothing. */
export default function ConsentForm({ textId, onFinish }: ConsentFormProps) {
  const [isTicked, setTicked] = useState(false);
  const { isSaving, save } = useEmailPreference();

  const tick = async (product: boolean) => {
    setTicked(product);
    if (!(await save(product))) setTicked(!product);
  };

  return (
    <Column
      onSubmit={(event) => {
        event.preventDefault();
        onFinish();
      }}
    >
      <Text size={16} tone="soft" id={textId}>
        {copy.consentText}
      </Text>
      <Checkbox
        label={emailPreferenceCopy.consent}
        isSelected={isTicked}
        onChange={(product) => void tick(product)}
        isReadOnly={isSaving}
        isRequired
      />
      <Button type="submit">{copy.startCreating}</Button>
    </Column>
  );
}
