import { useRef } from "react";
import type { ChangeEvent, ReactNode } from "react";
import { Button } from "../Button/Button.tsx";
import type { ButtonProps } from "../Button/Button.tsx";
import type { Availability } from "../Button/availability.ts";

interface FileButtonBaseProps {
  /** What the file dialog offers: extensions with a dot (`.pdf`) or media types. The app still has to check. */
  accept?: readonly string[];
  /** Lets the person choose several files at once. */
  isMultiple?: boolean;
  /** Called with the chosen files. */
  onSelect: (files: File[]) => void;
  /** As for Button. Default: `quiet`. */
  variant?: ButtonProps["variant"];
  /** As for Button. Default: `medium`. */
  size?: ButtonProps["size"];
  /** The words, and an icon before them. */
  children: ReactNode;
}

export type FileButtonProps = FileButtonBaseProps & Availability;

/** Opens the file dialog. What was chosen is shown by FileList. */
export function FileButton({ accept, isMultiple, onSelect, variant = "quiet", children, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  function select(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])];
    event.target.value = "";
    if (files.length > 0) onSelect(files);
  }

  return (
    <>
      <Button {...rest} variant={variant} onPress={() => input.current?.click()}>
        {children}
      </Button>
      <input ref={input} type="file" hidden accept={accept?.join(",")} multiple={isMultiple} onChange={select} />
    </>
  );
}
