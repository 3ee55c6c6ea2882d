import { styled } from "styled-components";
import { named } from "../../navigation/Sidebar/named.ts";
import { media } from "../../theme/media.ts";

/** The frame of a page. `--page-start` is for what lies over the whole window and belongs to the page: the page begins there. */
export const Frame = styled.div`
  --shell-start: 64px;
  --shell-bottom: 0px;

  min-block-size: 100vh;
  min-block-size: 100dvh;
  padding-inline-start: var(--shell-start);
  padding-block-end: var(--shell-bottom);

  ${named} {
    --shell-start: 88px;
  }
  &[data-variant="bare"] {
    --shell-start: 0px;
  }
  html:has(&:not([data-variant="bare"])) {
    --page-start: 64px;

    ${named} {
      --page-start: 88px;
    }
    ${media.small} {
      --page-start: 0px;
    }
  }
  > main {
    margin-inline: auto;
    outline: none;
  }
  > main[data-width="wide"] {
    max-inline-size: 1232px;
    padding-block: 0 96px;
    padding-inline: 40px 72px;
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
