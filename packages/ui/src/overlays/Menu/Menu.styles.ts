import { Popover } from "react-aria-components/Menu";
import { styled } from "styled-components";
import { media } from "../../theme/media.ts";
import { floatStyles } from "../Popover/float.styles.ts";

/** What a menu and its sub-menus stand on. */
export const Panel = styled(Popover)`
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
  [role="menuitem"]:is([data-focused], [data-open]) {
    background: var(--color-hover);
  }
  [role="menuitem"] > [data-part="onwards"] {
    display: inline-grid;
    margin-inline-start: auto;
    color: var(--color-ink-soft);
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
  ${media.touch} {
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
