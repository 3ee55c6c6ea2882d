import type { ReactNode } from "react";
import { SkipLink } from "../../navigation/SkipLink/SkipLink.tsx";
import { Frame } from "./Shell.styles.ts";

interface ShellBaseProps {
  /**
   * `wide` for lists and dashboards (1120 px of content), `narrow` for one form (720), `full` for screens that lay
   * themselves out. Default: `wide`.
   */
  width?: "wide" | "narrow" | "full";
  /** The words of the link to the content. Default: `Skip to content`. */
  skipLabel?: string;
  /** The page. */
  children: ReactNode;
}

export type ShellProps = ShellBaseProps &
  (
    | {
        /** `app` for people who are signed in: the product around the page. Default: `app`. */
        variant?: "app";
        /** A Sidebar. */
        sidebar: ReactNode;
        /** A TopBar. */
        topBar: ReactNode;
        /** A BottomBar. */
        bottomBar: ReactNode;
        /** SideActions. */
        sideActions?: ReactNode;
        header?: undefined;
      }
    | {
        /** `bare` for visitors: the page beneath one line. */
        variant: "bare";
        /** A TopLine. */
        header: ReactNode;
        sidebar?: undefined;
        topBar?: undefined;
        bottomBar?: undefined;
        /** SideActions. */
        sideActions?: ReactNode;
      }
  );

/**
 * The frame of every page: what stands around it, and a `main` (id `main`) with the room it needs. It sets
 * `--shell-start` and `--shell-bottom`, the room taken by the bars, for what floats above the page.
 */
export function Shell({
  variant = "app",
  width = "wide",
  skipLabel,
  sidebar,
  topBar,
  bottomBar,
  sideActions,
  header,
  children,
}: ShellProps) {
  return (
    <Frame data-variant={variant}>
      <SkipLink>{skipLabel}</SkipLink>
      {header}
      {sidebar}
      {topBar}
      <main id="main" tabIndex={-1} data-width={width}>
        {children}
      </main>
      {sideActions}
      {bottomBar}
    </Frame>
  );
}
