import { AttachIcon, Button, FileButton, FileList, Text } from "@grantwright/ui";
import { styled } from "styled-components";
import { acceptedFileTypes } from "./fileRules.ts";
import type { useAttachments } from "./useAttachments.ts";

const copy = { attach: "Attach files", refused: "Not attached:" };

const Column = styled.div`
  display: grid;
  gap: 4px;
  justify-items: start;
  padding-block: 6px;
  margin-inline-start: -8px;

  > p {
    padding-inline-start: 8px;
  }
`;

/** Props of AttachmentField. */
export interface AttachmentFieldProps {
  /** The files, from useAttachments. */
  attachments: ReturnType<typeof useAttachments>;
  /** Why no file can be attached now. */
  unavailableReason?: string | undefined;
}

/** Lets a person attach files to what they write, and shows each on its way. */
export function AttachmentField({ attachments, unavailableReason }: AttachmentFieldProps) {
  return (
    <Column>
      {unavailableReason ? (
        <Button variant="quiet" isUnavailable unavailableReason={unavailableReason}>
          <AttachIcon />
          {copy.attach}
        </Button>
      ) : (
        <FileButton accept={acceptedFileTypes} isMultiple onSelect={attachments.add}>
          <AttachIcon />
          {copy.attach}
        </FileButton>
      )}
      {attachments.files.length > 0 && (
        <FileList files={attachments.files} onRemove={attachments.remove} onRetry={attachments.retry} />
      )}
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
