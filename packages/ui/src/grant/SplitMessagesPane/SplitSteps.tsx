import { ChevronEndIcon, ChevronStartIcon } from "../../icons/icons.tsx";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { split } from "./rememberedSplit.ts";
import type { SplitMessagesCopy } from "./splitMessages.copy.ts";
import { Steps } from "./SplitMessagesPane.styles.ts";

export interface SplitStepsProps {
  copy: SplitMessagesCopy;
  /** The width of the list, in percent. */
  size: number;
  onMove: (size: number) => void;
}

/** The buttons at the edge, for who does not drag: a keyboard has the edge itself. */
export function SplitSteps({ copy, size, onMove }: SplitStepsProps) {
  return (
    <Steps>
      <IconButton
        excludeFromTabOrder
        label={copy.narrower}
        icon={<ChevronStartIcon size="small" />}
        onPress={() => onMove(size - split.step)}
        isUnavailable={size <= split.min}
        unavailableReason={copy.narrowest}
      />
      <IconButton
        excludeFromTabOrder
        label={copy.wider}
        icon={<ChevronEndIcon size="small" />}
        onPress={() => onMove(size + split.step)}
        isUnavailable={size >= split.max}
        unavailableReason={copy.widest}
      />
    </Steps>
  );
}
