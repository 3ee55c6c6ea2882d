import { useMakeRecoveryCodes, useTurnOffSecondFactor } from "@grantwright/api-client/react-query";
import { Button, Dialog, Text } from "@grantwright/ui";
import { useState } from "react";
import { StepForm } from "../../../components/factors/StepForm.tsx";
import { DialogForm } from "../factors.styles.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { twoStepCopy as copy } from "./twoStep.copy.ts";

/** Props of StepDialog. */
export interface StepDialogProps {
  /** What a code is asked for. */
  purpose: "recoveryCodes" | "off";
  /** Called when two-step sign-in is off. */
  onOff: () => void;
  onClose: () => void;
}

/** Asks for a code, and then makes new recovery codes or turns two-step sign-in off. */
export default function StepDialog({ purpose, onOff, onClose }: StepDialogProps) {
  const make = useMakeRecoveryCodes();
  const turnOff = useTurnOffSecondFactor();
  const [codes, setCodes] = useState<readonly string[]>();
  const isOff = purpose === "off";
  const intro = <Text tone="soft">{isOff ? copy.offText : copy.makeText}</Text>;
  const cancel = (
    <Button variant="line" onPress={onClose}>
      {copy.cancel}
    </Button>
  );
  if (codes)
    return (
      <Dialog
        key="codes"
        title={copy.codesTitle}
        isOpen
        size="small"
        isDismissable={false}
        onOpenChange={onClose}
        footer={<Button onPress={onClose}>{copy.done}</Button>}
      >
        <RecoveryCodes codes={codes} />
      </Dialog>
    );
  return (
    <Dialog key="code" title={isOff ? copy.offTitle : copy.makeTitle} isOpen size="small" onOpenChange={onClose}>
      {isOff ? (
        <StepForm
          as={DialogForm}
          intro={intro}
          cancel={cancel}
          submitLabel={copy.turnOff}
          pendingLabel={copy.turningOff}
          tone="danger"
          onSubmit={async (shown) => {
            await turnOff.mutateAsync(shown);
            onOff();
          }}
        />
      ) : (
        <StepForm
          as={DialogForm}
          intro={intro}
          cancel={cancel}
          submitLabel={copy.make}
          pendingLabel={copy.making}
          onSubmit={async (shown) => setCodes((await make.mutateAsync(shown)).recoveryCodes)}
        />
      )}
    </Dialog>
  );
}
