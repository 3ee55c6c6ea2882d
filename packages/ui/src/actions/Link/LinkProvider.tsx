import { createContext, useContext } from "react";
import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from "react";

/** What a link component is given. It must pass all of it on to an `<a>`. */
export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The address, inside the app or outside. */
  href: string;
  /** The `<a>`. */
  ref?: Ref<HTMLAnchorElement>;
}

const LinkContext = createContext<ComponentType<AnchorProps> | "a">("a");

export interface LinkProviderProps {
  /** The router's link, taking `href`. It is asked for addresses inside the app alone. */
  component: ComponentType<AnchorProps>;
  /** The app. */
  children: ReactNode;
}

/** Gives every link of this library the app's router, so that following one does not load the page anew. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
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
  const Component = useContext(LinkContext);
  const isNative =
    isOutside(props.href) ||
    props.target === "_blank" ||
    props.download !== undefined ||
    props.rel?.split(" ").includes("external");
  return isNative || Component === "a" ? <a {...props} /> : <Component {...props} />;
}
