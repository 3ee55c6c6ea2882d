import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/**
 * The next step: as wide as the margin that it stands over. Where what it leads to is in sight it is gone, but for who stands on it; while
 * something is said beside the sheet, what sends it is the filled button.
 */
export const NextPlace = styled.div`
  display: flex;
  align-items: stretch;
  align-self: start;
  gap: 1px;
  inline-size: 100%;
  padding-block-start: 6px;

  &[data-hidden]:not(:focus-within) {
    visibility: hidden;
  }
  > button:first-child {
    flex: 1;
    justify-content: flex-start;
    min-inline-size: 0;
    min-block-size: 44px;
    padding-inline: 16px;
    text-align: start;
  }
  > button:not(:first-child) {
    inline-size: 40px;
    block-size: auto;
    background: var(--color-brand);
    color: var(--color-on-brand);
    border-radius: 0;
  }
  > button:not(:first-child):hover {
    background: var(--color-brand-hover);
  }
  &:has(> button + button) > button:first-child {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  > button:last-of-type:not(:first-child) {
    border-start-end-radius: var(--radius-flat);
    border-end-end-radius: var(--radius-flat);
  }
  html:has(aside form) &&& > button:not(:hover) {
    background: none;
    color: var(--color-brand);
    box-shadow: inset 0 0 0 1px var(--color-edge);
  }
  [data-part="label"] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    line-height: 1.25rem;
  }
  small {
    flex: none;
    max-inline-size: 45%;
    margin-inline-start: auto;
    padding-inline-start: 8px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font: var(--weight-text) var(--text-12) / 1rem var(--font-sans);
    font-variant-numeric: tabular-nums;
  }
  ${media.medium} {
    max-inline-size: 280px;
    padding-block-start: 2px;
  }
  ${media.small} {
    max-inline-size: none;
    padding-block: 0 8px;
  }
`;

/** What can be done about open places, below the field that they stand in. */
export const PlaceActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 4px;
  margin-block: -4px 12px;

  && > button[type] {
    font-size: var(--text-14);
    text-decoration: underline;
    text-decoration-color: var(--color-edge);
    text-underline-offset: 4px;
  }
  > span {
    margin-inline-end: 8px;
    color: var(--color-attention);
    font-weight: var(--weight-label);
  }
`;
