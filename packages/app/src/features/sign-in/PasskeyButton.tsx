import { beginPasskeySignIn, signInWithPasskey } from "@grantwright/api-client";
import { useApiClient } from "@grantwright/api-client/react-query";
import { Banner, Button } from "@grantwright/ui";
import { useState } from "react";
import { secondStepCopy as copy } from "./secondStep.copy.ts";

/** Props of PasskeyButton. */
export interface PasskeyButtonProps {
  /** Called once the server has begun a session. */
  onEntered: (status: "ok" | "confirmEmailSending") => Promise<void>;
  /** Other ways come first. */
  isQuiet?: boolean;
}

/** Signs in with a passkey, without an address. What went wrong is said below it. */
export default function PasskeyButton({ onEntered, isQuiet = false }: PasskeyButtonProps) {
  const client = useApiClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const press = async () => {
    setProblem(undefined);
    setBusy(true);
    try {
      const { askPasskey } = await import("../../browser/passkeys.ts");
      const credential = await askPasskey(await beginPasskeySignIn(client));
      const { status } = await signInWithPasskey(client, { credential });
      await onEntered(status);
    } catch (error) {
      const { passkeyProblem } = await import("../../components/factors/passkeyProblem.ts");
      setProblem(passkeyProblem(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button variant={isQuiet ? "quiet" : "line"} isPending={isBusy} onPress={() => void press()}>
        {isBusy ? copy.passkeyWaiting : copy.passkey}
      </Button>
      {problem && <Banner tone="danger">{problem}</Banner>}
    </>
  );
}
