import { createContext, useRef, useState } from "react";
import type { KeyboardEvent, ReactElement, ReactNode } from "react";
import { flushSync } from "react-dom";
import {
  Header,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  MenuTrigger,
} from "react-aria-components/Menu";
import type { Placement } from "../Popover/Popover.tsx";
import { Panel } from "./Menu.styles.ts";

/** What the menu around does with the id of an item that was chosen. */
export const MenuActionContext = createContext<((id: string) => void) | undefined>(undefined);

export interface MenuProps {
  /** A Button or an IconButton, which opens the menu and names it. */
  trigger: ReactElement;
  /** MenuItems and SubMenus, or MenuSections of them. */
  children: ReactNode;
  /** Called with the id of the item that was chosen, besides its own `onAction`. */
  onAction?: (id: string) => void;
  /** Default: `bottom end`. */
  placement?: Placement;
}

/**
 * Things to do with what the trigger stands by. Arrow keys and letters move in it. For links and controls use HoverMenu
 * or Popover.
 */
export function Menu({ trigger, children, onAction, placement = "bottom end" }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);

  // React Aria keeps Tab in a menu; in the pattern it leaves, from where the trigger stands.
  function onKeyDownCapture(event: KeyboardEvent) {
    if (event.key !== "Tab") return;
    const opener = document.getElementById(menu.current?.getAttribute("aria-labelledby") ?? "");
    event.stopPropagation();
    flushSync(() => setIsOpen(false));
    opener?.focus();
  }

  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
      {trigger}
      <Panel placement={placement} offset={4}>
        <MenuActionContext value={onAction}>
          <AriaMenu
            ref={menu}
            onAction={(key) => onAction?.(String(key))}
            render={(props) => <div {...props} onKeyDownCapture={onKeyDownCapture} />}
          >
            {children}
          </AriaMenu>
        </MenuActionContext>
      </Panel>
    </MenuTrigger>
  );
}

export interface MenuItemProps {
  /** What `onAction` of the Menu is called with. */
  id: string;
  /** What it does, in words. */
  children: string;
  /** One of the icons. */
  icon?: ReactNode;
  /** `danger` for what takes something away. */
  tone?: "danger";
  /** Called when this item is chosen, besides the `onAction` of the Menu. */
  onAction?: () => void;
}

/** One thing to do, in a Menu. */
export function MenuItem({ id, children, icon, tone, onAction }: MenuItemProps) {
  return (
    <AriaMenuItem id={id} textValue={children} onAction={onAction} data-tone={tone}>
      {icon}
      {children}
    </AriaMenuItem>
  );
}

export interface MenuSectionProps {
  /** What the items have in common. */
  title: string;
  /** MenuItems. */
  children: ReactNode;
}

/** Items of a Menu that belong together. */
export function MenuSection({ title, children }: MenuSectionProps) {
  return (
    <AriaMenuSection>
      <Header>{title}</Header>
      {children}
    </AriaMenuSection>
  );
}
