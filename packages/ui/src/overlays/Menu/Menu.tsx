import { createContext } from "react";
import type { HTMLAttributes, ReactElement, ReactNode } from "react";
import {
  Header,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  MenuTrigger,
} from "react-aria-components/Menu";
import { Pressable } from "react-aria-components/Pressable";
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
  return (
    <MenuTrigger>
      <Pressable>{trigger as ReactElement<HTMLAttributes<HTMLElement>, string>}</Pressable>
      <Panel placement={placement} offset={4}>
        <MenuActionContext value={onAction}>
          <AriaMenu onAction={(key) => onAction?.(String(key))}>{children}</AriaMenu>
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
