import { useEffect, useState } from "react";
import { AlertIcon, CheckIcon, CopyIcon } from "../../icons/icons.tsx";
import { Button } from "../Button/Button.tsx";
import type { Availability } from "../Button/availability.ts";
import type { ButtonProps } from "../Button/Button.tsx";
import { VisuallyHidden } from "../../text/VisuallyHidden/VisuallyHidden.tsx";
import { copyText } from "./copyText.ts";

type Source =
  | {
      /** What is copied. */
      text: string;
      getText?: undefined;
    }
  | {
      text?: undefined;
      /** What is copied, made only when it is asked for. */
      getText: () => string | Promise<string>;
    };

interface CopyButtonBaseProps {
  /** The accessible name. Default: `Copy to clipboard`. */
  label?: string;
  /** The visible words, where they should be fewer. They must occur in `label`. Default: `label`. */
  shortLabel?: string;
  /** Shown and announced for two seconds after copying. Default: `Copied`. */
  copiedLabel?: string;
  /** Shown and announced where the browser refuses. Default: `Could not copy`. */
  failedLabel?: string;
  /** Called when the text is on the clipboard. */
  onCopied?: () => void;
  /** As for Button. Default: `quiet`. */
  variant?: ButtonProps["variant"];
  /** As for Button. Default: `small`. */
  size?: ButtonProps["size"];
}

export type CopyButtonProps = CopyButtonBaseProps & Source & Availability;

const shownFor = 2000;

/** Copies a text, and says that it did. */
export function CopyButton({
  text,
  getText,
  label = "Copy to clipboard",
  shortLabel = label,
  copiedLabel = "Copied",
  failedLabel = "Could not copy",
  onCopied,
  variant = "quiet",
  size = "small",
  isUnavailable,
  unavailableReason,
}: CopyButtonProps) {
  const [outcome, setOutcome] = useState<"copied" | "failed">();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await copyText(getText ? await getText() : text);
    } catch {
      setOutcome("failed");
      return;
    }
    setOutcome("copied");
    onCopied?.();
  }

  const said = outcome === "copied" ? copiedLabel : outcome === "failed" ? failedLabel : undefined;
  const Icon = outcome === "copied" ? CheckIcon : outcome === "failed" ? AlertIcon : CopyIcon;
  return (
    <>
      <Button
        variant={variant}
        size={size}
        aria-label={said || shortLabel === label ? undefined : label}
        onPress={() => void copy()}
        {...({ isUnavailable, unavailableReason } as Availability)}
      >
        <Icon size="small" />
        {said ?? shortLabel}
      </Button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
