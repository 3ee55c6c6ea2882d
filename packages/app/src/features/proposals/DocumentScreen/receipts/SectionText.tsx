import { SafeHtml, Text } from "@grantwright/ui";
import { receiptsCopy as copy } from "./receipts.copy.ts";
import { ReceiptText } from "./ReceiptText.tsx";
import type { ReceiptTextProps } from "./receiptProps.ts";

/** The text of a section: in its sentences where they were checked, else as it is. */
export function SectionText(props: ReceiptTextProps) {
  const { doc, section } = props;
  if (section.receipts) return <ReceiptText {...props} />;
  return (
    <>
      {section.text.trim() !== "" && (
        <Text as="p" size={12} tone="soft">
          {copy.notChecked}
        </Text>
      )}
      <SafeHtml html={section.html} lang={doc.lang} />
    </>
  );
}
