import { isUnsupported } from "@grantwright/domain";
import { Button, Text } from "@grantwright/ui";
import type { RefObject } from "react";
import { moveReceipts, type CheckedText } from "./moveReceipts.ts";
import { EditNotes } from "./receipts.styles.ts";
import { receiptsCopy as copy } from "./receipts.copy.ts";

const longestWords = 60;
const mostShown = 8;

const shortened = (words: string): string => (words.length > longestWords ? `${words.slice(0, longestWords)}…` : words);

/** Props of EditedReceipts. */
export interface EditedReceiptsProps {
  /** The text that was checked last. */
  checked: CheckedText;
  /** What stands in the field now. */
  text: string;
  /** The field. */
  area: RefObject<HTMLTextAreaElement | null>;
}

/** What is known of a text while it is edited: what of it stands nowhere, a way there, and how much was touched since. */
export function EditedReceipts({ checked, text, area }: EditedReceiptsProps) {
  const { receipts, notChecked } = moveReceipts(checked, text);
  const doubts = receipts
    .filter(isUnsupported)
    .flatMap(({ start, end, facts }) => {
      const no = facts.filter(({ found }) => found === "no");
      return no.length > 0 ? no : [{ start, end }];
    })
    .map(({ start, end }) => ({ start, end, words: shortened(text.slice(start, end)) }));
  if (doubts.length === 0 && notChecked.length === 0) return null;
  return (
    <EditNotes>
      {doubts.length > 0 && (
        <li>
          <Text as="span" tone="attention">
            {copy.inEdit}
          </Text>
          {doubts.slice(0, mostShown).map(({ start, end, words }) => (
            <Button
              key={start}
              variant="line"
              size="small"
              aria-label={copy.select(words)}
              onPress={() => {
                area.current?.focus();
                area.current?.setSelectionRange(start, end);
              }}
            >
              {words}
            </Button>
          ))}
        </li>
      )}
      {notChecked.length > 0 && (
        <li>
          <Text as="span" tone="soft">
            {copy.touched(notChecked.length)}
          </Text>
        </li>
      )}
    </EditNotes>
  );
}
