import { useContext, useRef } from "react";
import type { ReactNode } from "react";
import { Menu as AriaMenu, MenuItem as AriaMenuItem, SubmenuTrigger } from "react-aria-components/Menu";
import { ChevronEndIcon } from "../../icons/icons.tsx";
import { MenuActionContext } from "./Menu.tsx";
import { Panel } from "./Menu.styles.ts";
import { usePointerGrace } from "./usePointerGrace.ts";

export interface SubMenuProps {
  /** What its items have in common: the words of the item that opens it. */
  label: string;
  /** One of the icons. */
  icon?: ReactNode;
  /** MenuItems. Choosing one closes the whole menu, and calls its `onAction`. */
  children: ReactNode;
}

/** How long, in ms, the pointer rests on the item before the sub-menu opens. */
const subMenuDelay = 100;

function PointerGrace() {
  const ref = useRef<HTMLSpanElement>(null);
  usePointerGrace(ref);
  return <span ref={ref} hidden />;
}

/**
 * More things to do, behind one item of a Menu. It opens after 100 ms under the pointer, by a tap, and with Enter or the arrow
 * that points to it; the other arrow and Escape lead back.
 */
export function SubMenu({ label, icon, children }: SubMenuProps) {
  const onAction = useContext(MenuActionContext);
  return (
    <SubmenuTrigger delay={subMenuDelay}>
      <AriaMenuItem textValue={label}>
        {icon}
        {label}
        <span data-part="onwards">
          <ChevronEndIcon size="small" />
        </span>
      </AriaMenuItem>
      <Panel offset={3} crossOffset={-7}>
        <PointerGrace />
        <AriaMenu onAction={(key) => onAction?.(String(key))}>{children}</AriaMenu>
      </Panel>
    </SubmenuTrigger>
  );
}
