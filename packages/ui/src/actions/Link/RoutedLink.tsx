import type { Ref } from "react";
import { Link as AriaLink } from "react-aria-components/Link";
import type { LinkProps as AriaLinkProps } from "react-aria-components/Link";
import { Anchor } from "./LinkProvider.tsx";
import type { AnchorProps } from "./LinkProvider.tsx";

/** A link that is unavailable is no link; where it leads is said by `href` alone. */
type Replaced = "isDisabled" | "href" | "render" | "style" | "routerOptions";

export interface RoutedLinkProps extends Omit<AriaLinkProps, Replaced> {
  /** The address, inside the app or outside. */
  href: string;
  /** The `<a>`. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A link of React Aria that the app's router follows. For rows of long lists, where that is too dear, use Anchor. */
export function RoutedLink(props: RoutedLinkProps) {
  return (
    <AriaLink
      rel={props.target === "_blank" ? "noopener" : undefined}
      {...props}
      render={(attributes) => <Anchor {...(attributes as AnchorProps)} />}
    />
  );
}
