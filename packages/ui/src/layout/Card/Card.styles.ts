import { styled } from "styled-components";
import { media } from "../../theme/media.ts";
import { coverStyles } from "../../actions/Link/cover.styles.ts";

export const Frame = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  block-size: 100%;
  padding: 20px 24px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-flat);
  background: var(--color-sheet);
  overflow-wrap: anywhere;
  transition:
    background var(--fast) var(--ease),
    border-color var(--fast) var(--ease);

  &[data-variant="plain"] {
    background: transparent;
  }
  &[data-variant="cloth"] {
    border-color: transparent;
    background: var(--color-cloth);
    color: var(--color-on-cloth);
  }
  &[data-variant="cloth"] :focus-visible,
  &[data-variant="cloth"] [data-part="title"] a:focus-visible::after {
    outline-color: var(--color-on-cloth);
  }
  header {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: 0 12px;
  }
  [data-part="eyebrow"] {
    grid-column: 1 / -1;
    padding-block-end: 4px;
    color: var(--color-ink-soft);
    font-size: var(--text-12);
    line-height: var(--leading-12);
  }
  [data-part="title"] a {
    ${coverStyles}
  }
  [data-part="body"] {
    padding-block-start: 8px;
    color: var(--color-ink-soft);
  }
  [data-part="actions"] > button {
    margin-block: -4px;
  }
  [data-part="actions"] > button:last-child {
    margin-inline-end: -8px;
  }
  [data-part="actions"],
  footer :is(a, button, label) {
    position: relative;
    z-index: 1;
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    margin-block-start: auto;
    padding-block-start: 20px;
  }
  &[data-variant="cloth"] :is([data-part="eyebrow"], [data-part="body"], footer) {
    color: var(--color-on-cloth-soft);
  }
  @media (hover: hover) {
    &[data-link]:hover {
      border-color: var(--color-edge);
    }
    &[data-link]:hover [data-part="title"] {
      color: var(--color-brand);
    }
    &[data-link][data-variant="cloth"]:hover {
      border-color: transparent;
      background: var(--color-cloth-hover);
    }
    &[data-link][data-variant="cloth"]:hover [data-part="title"] {
      color: inherit;
    }
  }
  ${media.small} {
    padding: 18px 20px;
  }
  ${media.forcedColors} {
    &[data-variant="cloth"] {
      border-color: CanvasText;
    }
  }
`;
