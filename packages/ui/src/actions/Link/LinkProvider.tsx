import { createContext, useContext, useMemo } from "react";
import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from "react";
import { VisuallyHidden } from "../../text/VisuallyHidden/VisuallyHidden.tsx";

/** What a link component is given. It must pass all of it on to an `<a>`. */
export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The address, inside the app or outside. */
  href: string;
  /** The `<a>`. */
  ref?: Ref<HTMLAnchorElement>;
}

interface Links {
  component: ComponentType<AnchorProps> | "a";
  newTabLabel: string;
}

const native: Links = { component: "a", newTabLabel: "opens in a new tab" };
const LinkContext = createContext(native);

export interface LinkProviderProps {
  /** The router's link, taking `href`. It is asked for addresses inside the app alone. Default: a native `<a>`. */
  component?: ComponentType<AnchorProps> | "a";
  /** What assistive technology is told in brackets of a link that opens another tab. Default: `opens in a new tab`. */
  newTabLabel?: string;
  /** The app. */
  children: ReactNode;
}

/** Gives every link of this library the app's router, so that following one does not load the page anew. */
export function LinkProvider({
  component = native.component,
  newTabLabel = native.newTabLabel,
  children,
}: LinkProviderProps) {
  const links = useMemo(() => ({ component, newTabLabel }), [component, newTabLabel]);
  return <LinkContext value={links}>{children}</LinkContext>;
}

/** Says, for assistive technology, that following a link opens another tab. */
export function NewTabHint({ target }: { target?: string }) {
  const { newTabLabel } = useContext(LinkContext);
  return target === "_blank" ? <VisuallyHidden> ({newTabLabel})</VisuallyHidden> : null;
}

const outside = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** Whether an address leaves the app: it names a scheme (https, mailto) or a host. */
export function isOutside(href: string): boolean {
  return outside.test(href);
}

/**
 * The link that all others are made of: the router's inside the app, a native `<a>` for everything else. What is on this
 * site but not in the app, such as a redirect that a server answers, says so with `rel="external"`.
 */
export function Anchor(props: AnchorProps) {
  const { component: Component } = useContext(LinkContext);
  const isNative =
    isOutside(props.href) ||
    props.target === "_blank" ||
    props.download !== undefined ||
    props.rel?.split(" ").includes("external");
  return isNative || Component === "a" ? <a {...props} /> : <Component {...props} />;
}
