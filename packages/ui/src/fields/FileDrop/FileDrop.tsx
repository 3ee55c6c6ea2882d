import { useId, useState } from "react";
import type { ReactNode } from "react";
import { AlertIcon, AttachIcon } from "../../icons/icons.tsx";
import type { Availability } from "../../actions/Button/availability.ts";
import { FileButton } from "../../actions/FileButton/FileButton.tsx";
import { FileList } from "../FileList/FileList.tsx";
import type { FileListCopy, ListedFile } from "../FileList/FileList.tsx";
import { isAccepted } from "./accepts.ts";
import { Area, Frame } from "./FileDrop.styles.ts";
import { useFileTarget } from "./useFileTarget.ts";

interface FileDropBaseProps {
  /** What belongs here: `Drop files here`. It names the area. */
  label: string;
  /** How many, how large, of which types. */
  description?: ReactNode;
  /** Which files are taken: extensions with a dot (`.pdf`) or media types. Others are named and refused. Default: all. */
  accept?: readonly string[];
  /** Takes several files at once. Default: true. */
  isMultiple?: boolean;
  /** Called with the files that were dropped, pasted or chosen, and are of a type that is taken. */
  onSelect: (files: File[]) => void;
  /** The files so far, and how their uploads go: listed below the area. */
  files?: readonly ListedFile[];
  /** Takes a file away. Without it files cannot be removed. */
  onRemove?: (id: string) => void;
  /** Uploads a failed file again. Without it there is no Retry. */
  onRetry?: (id: string) => void;
  /** The accessible name of the list. Default: `Attached files`. */
  listLabel?: string;
  /** The words of the list. Default: in English. */
  listCopy?: FileListCopy;
  /** The words of the button that opens the file dialog. Default: `Choose files`. */
  chooseLabel?: string;
  /** Says which files were refused. Default: `Not taken, because of their type: {names}`. */
  getRefusal?: (names: readonly string[]) => string;
}

export type FileDropProps = FileDropBaseProps & Availability;

const noFiles: readonly ListedFile[] = [];

function refusal(names: readonly string[]): string {
  return `Not taken, because of ${names.length === 1 ? "its type" : "their type"}: ${names.join(", ")}`;
}

/**
 * A place to drop files: from a pointer, from the clipboard, or from the file dialog, which the button opens for keyboard and
 * touch. Below it stand the files with their progress, and what can be done about a failure. Where there is no room for
 * it use FileButton and FileList.
 */
export function FileDrop({
  label,
  description,
  accept,
  isMultiple = true,
  onSelect,
  files = noFiles,
  onRemove,
  onRetry,
  listLabel,
  listCopy,
  chooseLabel = "Choose files",
  getRefusal = refusal,
  isUnavailable,
  unavailableReason,
}: FileDropProps) {
  const id = useId();
  const [refused, setRefused] = useState<readonly string[]>([]);

  function take(given: readonly File[]) {
    if (given.length === 0 || isUnavailable) return;
    const wanted = given.filter((file) => isAccepted(file, accept));
    setRefused(given.filter((file) => !wanted.includes(file)).map(({ name }) => name));
    if (wanted.length > 0) onSelect(isMultiple ? wanted : wanted.slice(0, 1));
  }

  const { isDropTarget, targetProps } = useFileTarget({ isUnavailable, onTake: take });
  const availability = { isUnavailable, unavailableReason } as Availability;
  return (
    <Frame>
      <Area
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={description === undefined ? undefined : `${id}-description`}
        data-dragging={isDropTarget || undefined}
        {...targetProps}
      >
        <p id={`${id}-label`} data-part="label">
          {label}
        </p>
        {description !== undefined && (
          <p id={`${id}-description`} data-part="description">
            {description}
          </p>
        )}
        <div data-part="choose">
          <FileButton accept={accept} isMultiple={isMultiple} onSelect={take} variant="line" {...availability}>
            <AttachIcon size="small" />
            {chooseLabel}
          </FileButton>
        </div>
      </Area>
      <div role="alert">
        {refused.length > 0 && (
          <p data-part="refused">
            <AlertIcon size="small" />
            <span>{getRefusal(refused)}</span>
          </p>
        )}
      </div>
      <FileList files={files} label={listLabel} copy={listCopy} onRemove={onRemove} onRetry={onRetry} />
    </Frame>
  );
}
