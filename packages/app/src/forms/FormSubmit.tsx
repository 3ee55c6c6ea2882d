import { Button, type ButtonProps } from "@grantwright/ui";
import type { ReactNode } from "react";
import { useFormState } from "./FormContext.ts";

/** Props of FormSubmit. */
export interface FormSubmitProps extends Pick<ButtonProps, "variant" | "size" | "tone"> {
  /** What it says. */
  children: ReactNode;
  /** What it says while the form is being sent. Default: the same. */
  pendingLabel?: ReactNode;
  /** It is pending although nothing is being sent, as while the page is being left. */
  isPending?: boolean;
  /** Why the form cannot be sent yet; undefined where it can. */
  unavailableReason?: string | undefined;
  /** The id of a text on the page that says so. Without it the reason is told to whoever points at it or comes to it by key. */
  unavailableReasonId?: string;
}

/** Sends its form. It keeps the focus while that lasts, and where it cannot be sent yet it says why. */
export function FormSubmit({
  children,
  pendingLabel,
  isPending,
  unavailableReason,
  unavailableReasonId,
  ...rest
}: FormSubmitProps) {
  const { isSubmitting } = useFormState();
  if (unavailableReason && !isSubmitting)
    return (
      <Button
        {...rest}
        type="submit"
        isUnavailable
        {...(unavailableReasonId ? { unavailableReasonId } : { unavailableReason })}
      >
        {children}
      </Button>
    );
  return (
    <Button {...rest} type="submit" isPending={isSubmitting || isPending}>
      {(isSubmitting && pendingLabel) || children}
    </Button>
  );
}
