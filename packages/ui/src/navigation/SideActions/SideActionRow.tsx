import { Button } from "react-aria-components/Button";
import { RoutedLink } from "../../actions/Link/RoutedLink.tsx";
import type { SideAction } from "./sideAction.ts";

export interface SideActionRowProps {
  action: SideAction;
  /** Called before it is done, or gone to. */
  onChoose: () => void;
}

/** One icon of the column, with the name that shows beside it; a row of the list on small screens. */
export function SideActionRow({ action, onChoose }: SideActionRowProps) {
  const content = (
    <>
      {action.icon}
      <span>
        <span>{action.label}</span>
      </span>
    </>
  );
  if (action.href !== undefined)
    return (
      <RoutedLink href={action.href} onClick={onChoose}>
        {content}
      </RoutedLink>
    );
  return (
    <Button
      onPress={() => {
        onChoose();
        action.onPress();
      }}
    >
      {content}
    </Button>
  );
}
