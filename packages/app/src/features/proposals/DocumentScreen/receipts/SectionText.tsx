import { SafeHtml, Text } from "@grantwright/ui";
import { receiptsCopy as copy } from "./receipts.copy.ts";
import { moveReceipts } from "./moveReceipts.ts";
import { ReceiptText } from "./ReceiptText.tsx";
import type { ReceiptTextProps } from "./receiptProps.ts";

/**
 * The text of a section: in its sentences where they were checked, else as it is. Where an edit was not checked yet, sentences that it
 * left alone keep their marks.
 */
export function SectionText(props: ReceiptTextProps) {
  const { doc, section, checked } = props;
  if (section.receipts) return <ReceiptText {...props} />;
  if (checked) {
    const { receipts } = moveReceipts(checked, section.text);
    return <ReceiptText {...props} section={{ ...section, receipts }} isMoved />;
  }
  return (
    <>
      {section.text.trim() !== "" && (
        <Text as="p" size={12} tone="soft" data-apart>
          {copy.notChecked}
        </Text>
      )}
      <SafeHtml html={section.html} lang={doc.lang} />
    </>
  );
}
