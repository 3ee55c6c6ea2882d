import type { HTMLAttributes, ReactElement, ReactNode } from "react";
import {
  Header,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  MenuTrigger,
  Popover,
} from "react-aria-components/Menu";
import { Pressable } from "react-aria-components/Pressable";
import styled from "styled-components";
import { media } from "../../theme/media.ts";
import { floatStyles } from "../Popover/float.styles.ts";
import type { Placement } from "../Popover/Popover.tsx";

export interface MenuProps {
  /** A Button or an IconButton, which opens the menu and names it. */
  trigger: ReactElement;
  /** MenuItems, or MenuSections of them. */
  children: ReactNode;
  /** Called with the id of the item that was chosen, besides its own `onAction`. */
  onAction?: (id: string) => void;
  /** Default: `bottom end`. */
  placement?: Placement;
}

const Panel = styled(Popover)`
  ${floatStyles}

  min-inline-size: max(200px, var(--trigger-width));
  max-inline-size: calc(100vw - 24px);
  overflow: auto;
  z-index: var(--layer-float);

  [role="menu"] {
    padding: 6px;
    outline: none;
  }
  [role="menuitem"] {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: 36px;
    padding: 6px 10px;
    border-radius: 7px;
    outline: none;
    cursor: pointer;
  }
  [role="menuitem"] > svg {
    color: var(--color-ink-soft);
  }
  [role="menuitem"][data-focused] {
    background: var(--color-hover);
  }
  [role="menuitem"][data-focus-visible] {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
  [role="menuitem"][data-tone="danger"],
  [role="menuitem"][data-tone="danger"] > svg {
    color: var(--color-danger);
  }
  section + section {
    margin-block-start: 6px;
    padding-block-start: 6px;
    border-block-start: 1px solid var(--color-line);
  }
  header {
    padding: 6px 10px;
    color: var(--color-ink-faint);
    font-size: var(--text-12);
    line-height: var(--leading-12);
  }
  ${media.small} {
    [role="menuitem"] {
      min-block-size: var(--target-touch);
    }
  }
  ${media.forcedColors} {
    [role="menuitem"][data-focused] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

/**
 * Things to do with what the trigger stands by. Arrow keys and letters move in it. For links and controls use HoverMenu
 * or Popover.
 */
export function Menu({ trigger, children, onAction, placement = "bottom end" }: MenuProps) {
  return (
    <MenuTrigger>
      <Pressable>{trigger as ReactElement<HTMLAttributes<HTMLElement>, string>}</Pressable>
      <Panel placement={placement} offset={4}>
        <AriaMenu onAction={(key) => onAction?.(String(key))}>{children}</AriaMenu>
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
