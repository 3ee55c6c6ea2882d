import { useSecondFactor } from "@grantwright/api-client/react-query";
import { Button, showToast, Skeleton } from "@grantwright/ui";
import { lazy, Suspense, useRef, useState } from "react";
import { Loaded } from "../../../components/Loaded.tsx";
import { Standing } from "../factors.styles.ts";
import { twoStepCopy as copy } from "./twoStep.copy.ts";

const TurnOnDialog = lazy(() => import("./TurnOnDialog.tsx"));
const StepDialog = lazy(() => import("./StepDialog.tsx"));

/** Props of TwoStepPart. */
export interface TwoStepPartProps {
  /** The address of the account. */
  email: string;
}

/** Whether one signs in with two steps, and how to change that. */
export default function TwoStepPart({ email }: TwoStepPartProps) {
  const part = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<"on" | "recoveryCodes" | "off">();
  const close = () => {
    setAsked(undefined);
    // What was pressed may be gone.
    requestAnimationFrame(() => part.current?.focus());
  };
  return (
    <Standing ref={part} tabIndex={-1} role="group" aria-label={copy.group}>
      <Loaded
        query={useSecondFactor()}
        skeleton={<Skeleton lines={3} />}
        failed={{ title: copy.failed, retry: copy.retry, level: 3 }}
      >
        {({ isOn, since, recoveryCodesLeft, needsPassword }) => (
          <>
            <p>{isOn ? `${copy.on({ since })} ${copy.left(recoveryCodesLeft)}` : copy.off}</p>
            {isOn ? (
              <div>
                <Button variant="line" onPress={() => setAsked("recoveryCodes")}>
                  {copy.makeCodes}
                </Button>
                <Button variant="line" tone="danger" onPress={() => setAsked("off")}>
                  {copy.turnOff}
                </Button>
              </div>
            ) : (
              <Button variant="line" onPress={() => setAsked("on")}>
                {copy.turnOn}
              </Button>
            )}
            <Suspense>
              {asked === "on" && <TurnOnDialog email={email} needsPassword={needsPassword} onClose={close} />}
              {(asked === "recoveryCodes" || asked === "off") && (
                <StepDialog
                  purpose={asked}
                  onOff={() => {
                    close();
                    showToast({ title: copy.turnedOff, tone: "success" });
                  }}
                  onClose={close}
                />
              )}
            </Suspense>
          </>
        )}
      </Loaded>
    </Standing>
  );
}
