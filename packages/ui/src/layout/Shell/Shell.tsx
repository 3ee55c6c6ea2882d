import type { ReactNode } from "react";
import { styled } from "styled-components";
import { media } from "../../theme/media.ts";
import { SkipLink } from "../../navigation/SkipLink/SkipLink.tsx";

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

const Frame = styled.div`
  --shell-start: 64px;
  --shell-bottom: 0px;

  min-block-size: 100vh;
  min-block-size: 100dvh;
  padding-inline-start: var(--shell-start);
  padding-block-end: var(--shell-bottom);

  &[data-variant="bare"] {
    --shell-start: 0px;
  }
  > main {
    margin-inline: auto;
    outline: none;
  }
  > main[data-width="wide"] {
    max-inline-size: 1232px;
    padding: 0 72px 96px 40px;

    &:dir(rtl) {
      padding: 0 40px 96px 72px;
    }
  }
  &[data-variant="bare"] > main[data-width="wide"] {
    max-inline-size: 1264px;
    padding: 48px 72px 96px;
  }
  > main[data-width="narrow"] {
    max-inline-size: 800px;
    padding: 72px 40px;
  }
  ${media.medium} {
    > main[data-width="wide"] {
      padding-inline: 40px;
    }
    &[data-variant="bare"] > main[data-width="wide"] {
      padding-inline: 40px;
    }
  }
  ${media.small} {
    --shell-start: 0px;
    --shell-bottom: calc(64px + env(safe-area-inset-bottom));

    &[data-variant="bare"] {
      --shell-bottom: env(safe-area-inset-bottom, 0px);
    }
    > main[data-width="wide"] {
      padding: 0 16px 40px;
    }
    > main[data-width="narrow"] {
      padding: 24px 16px;
    }
    &[data-variant="bare"] > main[data-width="wide"] {
      padding: 24px 16px 48px;
    }
  }
  ${media.low} {
    --shell-bottom: 0px;
  }
  @media print {
    padding: 0;
  }
`;

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
