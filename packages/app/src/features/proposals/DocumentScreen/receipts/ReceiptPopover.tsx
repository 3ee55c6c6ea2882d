import { ApiError, type Schemas } from "@grantwright/api-client";
import { useConfirmSentence, useUpdateSection } from "@grantwright/api-client/react-query";
import { isUnsupported, withoutSentence } from "@grantwright/domain";
import { Banner, Button, Popover, Text } from "@grantwright/ui";
import { useState } from "react";
import { receiptsCopy as copy } from "./receipts.copy.ts";
import { Doubt, Panel } from "./receipts.styles.ts";
import type { PressedSentence, ReceiptTextProps } from "./receiptProps.ts";

/** Props of ReceiptPopover. */
export interface ReceiptPopoverProps {
  doc: ReceiptTextProps["doc"];
  pressed: PressedSentence;
  isReadOnly: boolean;
  /** Called when it closes, with what was done about the sentence where something was. */
  onClose: (outcome?: string) => void;
}

/** What a source is called. */
function nameOf({ fields, attachments }: ReceiptTextProps["doc"], source: Schemas["ReceiptSource"]): string {
  if (source.kind === "file") return attachments.find(({ fileId }) => fileId === source.fileId)?.filename ?? copy.file;
  if (source.kind === "input") return fields.find(({ id }) => id === source.fieldId)?.title ?? copy.input;
  return copy[source.kind];
}

/** What a sentence stands on, and what a person can say of it. */
export default function ReceiptPopover({ doc, pressed, isReadOnly, onClose }: ReceiptPopoverProps) {
  const { section, receipt, anchor } = pressed;
  const confirm = useConfirmSentence(doc.id);
  const update = useUpdateSection(doc.id);
  const [failure, setFailure] = useState<string>();
  const { start, end, facts, sources } = receipt;
  const { id, revision, text } = section;

  const settle = async (work: () => Promise<unknown>, outcome: string) => {
    if (confirm.isPending || update.isPending) return;
    setFailure(undefined);
    try {
      await work();
      onClose(outcome);
    } catch (error) {
      setFailure(error instanceof ApiError && error.status === 412 ? copy.stale : copy.failed);
    }
  };

  return (
    <Popover label={copy.label} anchor={anchor} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Panel>
        <Text as="p" size={12} tone="soft">
          {copy.origin(receipt)}
        </Text>
        {receipt.isBare && <p>{copy.bare}</p>}
        {facts.length > 0 && (
          <ul>
            {facts.map((fact) => (
              <li key={`${fact.start} ${fact.end}`}>
                {fact.found === "no" ? (
                  <>
                    <Doubt>{text.slice(fact.start, fact.end)}</Doubt> {copy.nowhere}
                  </>
                ) : (
                  <>
                    <strong>{text.slice(fact.start, fact.end)}</strong>{" "}
                    {fact.found === "stated" ? copy.stated : `${copy.worked} ${fact.working}`}
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
        {sources.length > 0 && (
          <section aria-label={copy.sources}>
            <Text as="p" size={12} tone="soft">
              {copy.sources}
            </Text>
            {sources.map((source, at) => (
              <figure key={at}>
                <blockquote dir="auto">{source.quote}</blockquote>
                <figcaption>{nameOf(doc, source)}</figcaption>
              </figure>
            ))}
          </section>
        )}
        {failure && <Banner tone="danger">{failure}</Banner>}
        {!isReadOnly && (
          <div data-part="actions">
            {isUnsupported(receipt) && (
              <Button
                size="small"
                isPending={confirm.isPending}
                onPress={() => void settle(() => confirm.mutateAsync({ id, revision, start, end }), copy.confirmed)}
              >
                {copy.right}
              </Button>
            )}
            <Button
              variant="line"
              size="small"
              isPending={update.isPending}
              onPress={() =>
                void settle(
                  () =>
                    update.mutateAsync({ id, revision, userValue: withoutSentence(text, start, end), way: "accepted" }),
                  copy.takenOut,
                )
              }
            >
              {copy.takeOut}
            </Button>
          </div>
        )}
      </Panel>
    </Popover>
  );
}
