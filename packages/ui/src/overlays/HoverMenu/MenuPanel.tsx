import { useContext } from "react";
import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { CheckIcon } from "../../icons/icons.tsx";

import { Anchor, NewTabHint } from "../../actions/Link/LinkProvider.tsx";
import { HoverMenuContext } from "./hoverMenuContext.ts";
import { List } from "./MenuPanel.styles.ts";

export interface MenuPanelProps {
  /** MenuPanelLinks, MenuPanelButtons, MenuPanelItems and MenuPanelDividers. */
  children: ReactNode;
}

/** The rows of a HoverMenu. */
export function MenuPanel({ children }: MenuPanelProps) {
  return <List>{children}</List>;
}

interface MenuPanelRowProps {
  /** One of the icons, before the words. */
  icon?: ReactNode;
  /** This is the one in use, such as the current team. */
  isCurrent?: boolean;
  /** The words of the row. */
  children: ReactNode;
}

function Row({ icon, isCurrent, children }: MenuPanelRowProps) {
  return (
    <>
      {icon}
      {children}
      {isCurrent && <CheckIcon />}
    </>
  );
}

export interface MenuPanelLinkProps extends MenuPanelRowProps {
  /** Where it leads. */
  href: string;
  /** `_blank` for a place outside the app. */
  target?: "_blank";
}

/** A place to go. The menu closes behind it. */
export function MenuPanelLink({ href, target, isCurrent, ...row }: MenuPanelLinkProps) {
  return (
    <li>
      <Anchor
        href={href}
        target={target}
        rel={target === "_blank" ? "noopener" : undefined}
        aria-current={isCurrent || undefined}
      >
        <Row isCurrent={isCurrent} {...row} />
        <NewTabHint target={target} />
      </Anchor>
    </li>
  );
}

export interface MenuPanelButtonProps extends MenuPanelRowProps {
  /** Does it. */
  onPress: () => void;
  /** Leaves the menu open. By default it closes, and the focus goes back to its trigger. */
  keepsOpen?: boolean;
}

/** Something to do. */
export function MenuPanelButton({ onPress, keepsOpen = false, isCurrent, ...row }: MenuPanelButtonProps) {
  const close = useContext(HoverMenuContext);
  return (
    <li>
      <Button
        aria-current={isCurrent || undefined}
        onPress={() => {
          if (!keepsOpen) close();
          onPress();
        }}
      >
        <Row isCurrent={isCurrent} {...row} />
      </Button>
    </li>
  );
}

export interface MenuPanelItemProps {
  /** The words before the control, or what the rows below have in common. */
  label: string;
  /** A small control, such as a SegmentedControl. Without one the words are quiet, above the rows that they name. */
  children?: ReactNode;
}

/** A setting among the rows: words, and a control at the end; or words alone, above rows that belong together. */
export function MenuPanelItem({ label, children }: MenuPanelItemProps) {
  return (
    <li>
      <div>
        <span>{label}</span>
        {children}
      </div>
    </li>
  );
}

/** A hairline between rows. */
export function MenuPanelDivider() {
  return (
    <li aria-hidden="true">
      <hr />
    </li>
  );
}
