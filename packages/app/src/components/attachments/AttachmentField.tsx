import { AttachIcon, FileButton, FileList, Text, VisuallyHidden } from "@grantwright/ui";
import { useRef, useState } from "react";
import { styled } from "styled-components";
import { acceptedFileTypes } from "./fileRules.ts";
import type { useAttachments } from "./useAttachments.ts";

const copy = {
  attach: "Attach files",
  refused: "Not attached:",
  attached: (names: string) => `${names} attached`,
  removed: (name: string) => `${name} removed`,
};

const Column = styled.div`
  display: grid;
  gap: 4px;
  justify-items: start;
  padding-block: 6px;

  > :is(button, p) {
    margin-inline-start: -8px;
  }
  > ul {
    justify-self: stretch;
  }
`;

/** Why none can be attached, in the place of the button. */
const Unavailable = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 36px;
  padding-inline: 8px;
  font: 400 var(--text-14) / var(--leading-14) var(--font-sans);
  color: var(--color-ink-soft);
`;

/** Props of AttachmentField. */
export interface AttachmentFieldProps {
  /** The files, from useAttachments. */
  attachments: ReturnType<typeof useAttachments>;
  /** Why no file can be attached now, said in the place of the button: `Sign in to attach files`. */
  unavailableReason?: string | undefined;
}

/** Lets a person attach files to what they write, and shows each on its way. */
export function AttachmentField({ attachments, unavailableReason }: AttachmentFieldProps) {
  const column = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState("");
  const arrived = attachments.files.filter(({ status }) => status === "done").map(({ name }) => name);

  const remove = (id: string) => {
    const index = attachments.files.findIndex((file) => file.id === id);
    setRemoved(attachments.files[index]?.name ?? "");
    attachments.remove(id);
    // The button that had the focus goes with its row: the next row has it then, or the way to attach another.
    requestAnimationFrame(() => {
      const rows = column.current?.querySelectorAll("li");
      const next = rows?.[Math.min(index, rows.length - 1)]?.querySelector<HTMLElement>("button:last-of-type");
      (next ?? column.current?.querySelector("button"))?.focus();
    });
  };

  return (
    <Column ref={column}>
      {unavailableReason ? (
        <Unavailable>
          <AttachIcon />
          {unavailableReason}
        </Unavailable>
      ) : (
        <FileButton
          accept={acceptedFileTypes}
          isMultiple
          onSelect={(files) => {
            setRemoved("");
            attachments.add(files);
          }}
        >
          <AttachIcon />
          {copy.attach}
        </FileButton>
      )}
      {attachments.files.length > 0 && (
        <FileList files={attachments.files} onRemove={remove} onRetry={attachments.retry} />
      )}
      <VisuallyHidden role="status">
        {removed ? copy.removed(removed) : arrived.length > 0 && copy.attached(arrived.join(", "))}
      </VisuallyHidden>
      {attachments.problems.length > 0 && (
        <div role="alert">
          {attachments.problems.map((problem) => (
            <Text key={problem} tone="danger">
              {copy.refused} {problem}
            </Text>
          ))}
        </div>
      )}
    </Column>
  );
}
