import type { ReactNode } from "react";
import { Anchor } from "../../actions/Link/LinkProvider.tsx";
import { Heading } from "../../text/Typography/Heading.tsx";
import type { HeadingProps } from "../../text/Typography/Heading.tsx";
import { Frame } from "./Card.styles.ts";

export interface CardProps {
  /** What it is about. */
  title: string;
  /** The place of the title in the outline of the page. Default: 3. */
  level?: HeadingProps["level"];
  /** Where it leads. With an address the whole card is one link, named by its title. */
  href?: string;
  /** `sheet` is a paper on the desk, `plain` a frame around a part of the page, `cloth` the one that a page is about. Default: `sheet`. */
  variant?: "sheet" | "plain" | "cloth";
  /** A few words above the title: a kind, a date. */
  eyebrow?: ReactNode;
  /** What stands at the end of the title's line: a Badge, an IconButton. It stays above the link. */
  actions?: ReactNode;
  /** A few words, or whatever belongs below the title. */
  children?: ReactNode;
  /** What stands at the bottom: figures, buttons. Buttons and links in it stay above the link. */
  footer?: ReactNode;
}

/**
 * A thing among others, or a part of a page, in a frame. With an address all of it can be pressed, yet it is one link with
 * one name. For grants, drafts and proposals use their own cards.
 */
export function Card({ title, level = 3, href, variant = "sheet", eyebrow, actions, children, footer }: CardProps) {
  return (
    <Frame data-variant={variant} data-link={href === undefined ? undefined : true}>
      <header>
        {eyebrow !== undefined && <div data-part="eyebrow">{eyebrow}</div>}
        <div data-part="title">
          <Heading level={level} size={22}>
            {href === undefined ? title : <Anchor href={href}>{title}</Anchor>}
          </Heading>
        </div>
        {actions !== undefined && <div data-part="actions">{actions}</div>}
      </header>
      {children !== undefined && <div data-part="body">{children}</div>}
      {footer !== undefined && <footer>{footer}</footer>}
    </Frame>
  );
}
