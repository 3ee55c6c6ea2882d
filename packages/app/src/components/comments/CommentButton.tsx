import { CommentIcon, IconButton } from "@grantwright/ui";
import { commentButtonCopy as copy } from "./commentButton.copy.ts";
import { ButtonCount } from "./commentButton.styles.ts";
import type { Commented } from "./useCommented.ts";

/** Props of CommentButton. */
export interface CommentButtonProps {
  /** What the section is called. */
  title: string;
  commented: Commented;
  /** What of the text is selected; asked when the button is pressed. */
  selected: () => { start: number; end: number } | undefined;
}

/** Opens what is said about a section, with a comment on what is selected; nothing where nobody can say anything. */
export function CommentButton({ title, commented, selected }: CommentButtonProps) {
  const { isOpen, count, begin } = commented;
  if (!isOpen) return null;
  const all = count.threads + count.suggestions;
  return (
    <ButtonCount>
      <IconButton
        size="small"
        label={copy.open(title, count)}
        icon={<CommentIcon size="small" />}
        onPress={() => begin(selected())}
      />
      {all > 0 && <b aria-hidden>{all}</b>}
    </ButtonCount>
  );
}
