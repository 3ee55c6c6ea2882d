import type { CSSProperties } from "react";
import { ProgressBar } from "react-aria-components/ProgressBar";
import { AlertIcon, CloseIcon, FileIcon } from "../../icons/icons.tsx";
import { Button } from "../../actions/Button/Button.tsx";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { formatSize } from "./formatSize.ts";
import { List } from "./FileList.styles.ts";

/** A file that a person attached. */
export interface ListedFile {
  /** What `onRemove` and `onRetry` are called with. */
  id: string;
  /** Its name, with the extension. */
  name: string;
  /** In bytes. */
  size: number;
  /** Where its upload is. */
  status: "queued" | "uploading" | "done" | "failed";
  /** How much of an upload is done, 0 to 100. */
  progress?: number;
  /** Something to know about it, such as that its text cannot be read. */
  note?: string;
  /** Why it failed. Default for a failed one: `Failed to upload {name}`. */
  errorMessage?: string;
}

/** The words of a FileList. */
export interface FileListCopy {
  waiting: string;
  /** While a file is sent, 0 to 100. */
  sending: (percent: number) => string;
  /** Where a failed file says nothing of its own. */
  failed: (name: string) => string;
  retry: string;
  /** The accessible names of the buttons and of the bar. */
  retryOf: (name: string) => string;
  remove: (name: string) => string;
  sendingOf: (name: string) => string;
}

const inEnglish: FileListCopy = {
  waiting: "waiting",
  sending: (percent) => `uploading, ${percent} %`,
  failed: (name) => `Failed to upload ${name}`,
  retry: "Retry",
  retryOf: (name) => `Retry ${name}`,
  remove: (name) => `Remove ${name}`,
  sendingOf: (name) => `Uploading ${name}`,
};

export interface FileListProps {
  /** In the order they were attached. Nothing is shown for none. */
  files: readonly ListedFile[];
  /** The accessible name. Default: `Attached files`. */
  label?: string;
  /** Takes a file away. Without it files cannot be removed. */
  onRemove?: (id: string) => void;
  /** Uploads a failed file again. Without it there is no Retry. */
  onRetry?: (id: string) => void;
  /** Its words. Default: in English. */
  copy?: FileListCopy;
}

function about(file: ListedFile, copy: FileListCopy): string {
  const parts = [formatSize(file.size)];
  if (file.status === "queued") parts.push(copy.waiting);
  if (file.status === "uploading") parts.push(copy.sending(Math.round(file.progress ?? 0)));
  if (file.note) parts.push(file.note);
  return parts.join(" · ");
}

/** The files that a person attached, and how their uploads go. A failure is announced. */
export function FileList({ files, label = "Attached files", onRemove, onRetry, copy = inEnglish }: FileListProps) {
  if (files.length === 0) return null;
  return (
    <List aria-label={label}>
      {files.map((file) => {
        const isFailed = file.status === "failed";
        return (
          <li key={file.id} data-status={file.status}>
            {isFailed ? <AlertIcon /> : <FileIcon />}
            <span data-part="text">
              <span data-part="name" dir="auto" title={file.name}>
                {file.name}
              </span>
              {isFailed ? (
                <span data-part="about" role="alert">
                  <bdi>{file.errorMessage ?? copy.failed(file.name)}</bdi>
                </span>
              ) : (
                <span data-part="about">
                  <bdi>{about(file, copy)}</bdi>
                </span>
              )}
            </span>
            {isFailed && onRetry && (
              <Button variant="line" size="small" aria-label={copy.retryOf(file.name)} onPress={() => onRetry(file.id)}>
                {copy.retry}
              </Button>
            )}
            {onRemove && (
              <IconButton
                label={copy.remove(file.name)}
                icon={<CloseIcon size="small" />}
                onPress={() => onRemove(file.id)}
              />
            )}
            {file.status === "uploading" && (
              <ProgressBar
                data-part="bar"
                aria-label={copy.sendingOf(file.name)}
                value={Math.round(file.progress ?? 0)}
                style={{ "--p": file.progress ?? 0 } as CSSProperties}
              />
            )}
          </li>
        );
      })}
    </List>
  );
}
