import { takeSecondStep } from "@grantwright/api-client";
import { useApiClient } from "@grantwright/api-client/react-query";
import { Button, Text } from "@grantwright/ui";
import { StepForm } from "../../components/factors/StepForm.tsx";
import { secondStepCopy as copy } from "./secondStep.copy.ts";
import { Column } from "./SignInFlow.styles.ts";

/** Props of SecondStep. */
export interface SecondStepProps {
  /** Called once the server has begun a session. */
  onEntered: (status: "ok" | "confirmEmailSending") => Promise<void>;
  /** Called where the first step has to be made anew: the person wants to, or the server says so, with what is to be said of it. */
  onBeginAgain: (why?: string) => void;
}

/** The second step of a sign-in: a code of the app, or a recovery code. */
export default function SecondStep({ onEntered, onBeginAgain }: SecondStepProps) {
  const client = useApiClient();
  return (
    <>
      <Text size={16} tone="soft">
        {copy.about}
      </Text>
      <StepForm
        as={Column}
        isFocused
        submitLabel={copy.signIn}
        pendingLabel={copy.checking}
        onSubmit={async (shown) => {
          const { status } = await takeSecondStep(client, shown);
          if (status === "beginAgain") onBeginAgain(copy.over);
          else await onEntered(status);
        }}
      >
        <Button variant="quiet" onPress={() => onBeginAgain()}>
          {copy.beginAgain}
        </Button>
      </StepForm>
    </>
  );
}
