import { css, styled } from "styled-components";
import { media } from "../../theme/media.ts";
import { roomy } from "./named.ts";

/** Over the page: a layer of its own, whose ground is not that of the page. */
const openStyles = css`
  --rail: var(--color-raised);

  inline-size: 232px;
  box-shadow: var(--shadow-float);
`;

/** A pointer is on the places: at the foot a menu opens beside the bar, which stays as narrow as it is. */
const over = ':hover:not(:has(> .footer:hover, > .footer [aria-expanded="true"]))';

/** A keyboard's focus is on the places. */
const at = ":has(> nav :focus-visible)";

/** The names below the icons. */
const namedStyles = css`
  --menu-gap: 36px;

  inline-size: 88px;

  > nav {
    padding-inline: 4px;
  }
  > nav .home {
    inline-size: 40px;
    margin-inline: auto;
    padding-inline-start: 4px;
  }
  > nav .account {
    margin-inline: 0;
  }
  > nav .account > :not(:last-child) {
    inset-inline-start: calc(50% - 14px);
  }
  > nav .account > :last-child {
    inset-inline-start: 2px;
  }
  > nav li a {
    grid-template-columns: minmax(0, 1fr);
    place-content: center;
    justify-items: center;
    gap: 2px;
    block-size: 54px;
    font-size: var(--text-12);
  }
  > nav li a[aria-current]::before {
    inset-inline-start: -4px;
  }
  > nav li svg {
    margin: 0;
  }
  > nav li b {
    inset-block-start: -1px;
    inset-inline-start: 54%;
  }
  > .footer {
    padding-inline: 24px;
  }
`;

/**
 * 64 px wide, and 232 px over the page while the pointer or a keyboard's focus is on its places; 88 px with the names below the icons where
 * nothing can hover, and where there is room for them until it opens, icons staying below each other where they are. Links are as wide as
 * the bar, so that their names are clipped rather than taken away. What stands in it is as tall whether it is open or not, so that what is
 * below stays under the pointer, and words beside an icon come with the room for them. A menu at its foot opens beside it; the way there is
 * part of what opens it.
 */
export const Frame = styled.div`
  --rail: var(--color-ground);
  --menu-width: 240px;
  --menu-gap: 23px;

  position: fixed;
  inset-block: 0;
  inset-inline-start: 0;
  z-index: var(--layer-sidebar);
  display: flex;
  flex-direction: column;
  inline-size: 64px;
  border-inline-end: 1px solid var(--color-line);
  background: var(--rail);
  transition:
    inline-size var(--steady) var(--ease),
    background var(--steady) var(--ease),
    box-shadow var(--steady) var(--ease);

  &${at}:not([data-dismissed]) {
    ${openStyles}
  }
  @media (hover: hover) {
    &${over}:not([data-dismissed]) {
      ${openStyles}
      transition-delay: 60ms;
    }
  }
  .footer [aria-expanded="true"]::after {
    content: "";
    position: absolute;
    inset-block: 0;
    inset-inline: 100% calc(-1 * var(--menu-gap));
  }
  ${media.still} {
    &:hover {
      transition-delay: 0ms;
    }
  }

  > nav {
    flex: 1;
    min-block-size: 0;
    padding: 14px 12px;
    overflow: hidden auto;
    scrollbar-width: none;
  }
  > nav .home {
    display: flex;
    align-items: center;
    block-size: 40px;
    margin-block-end: 22px;
    padding-inline-start: 4px;
    overflow: clip;
  }
  > nav .home:has(+ .account) {
    margin-block-end: 2px;
  }
  > nav .account {
    position: relative;
    container-type: inline-size;
    block-size: 32px;
    margin-inline: -10px;
    margin-block-end: 18px;
  }
  > nav .account:has(> :nth-child(2)) {
    block-size: 64px;
    margin-block-end: 12px;
  }
  > nav .account > :not(:last-child) {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: 16px;
  }
  > nav .account > :last-child {
    position: absolute;
    inset-block-end: 0;
    inset-inline: 2px;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    overflow-wrap: anywhere;
    text-align: center;
    color: var(--color-ink-soft);
    font-size: var(--text-12);
    line-height: 16px;
  }
  @container (min-width: 160px) {
    > nav .account > :last-child {
      inset-block: 0 auto;
      inset-inline: 54px 8px;
      -webkit-line-clamp: 1;
      text-align: start;
      color: inherit;
      font: inherit;
      font-weight: var(--weight-label);
      line-height: 32px;
    }
  }
  > nav ul {
    display: grid;
    gap: var(--space-1);
  }
  > nav li a {
    position: relative;
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr);
    align-items: center;
    block-size: 40px;
    border-radius: var(--radius-flat);
    color: var(--color-ink-soft);
    font-weight: var(--weight-label);
    white-space: nowrap;
    transition: background var(--fast) var(--ease);
  }
  > nav li a:hover {
    background: var(--color-hover);
    color: var(--color-ink);
  }
  > nav li a[aria-current] {
    background: var(--color-brand-wash);
    color: var(--color-brand);
  }
  > nav li a[aria-current]::before {
    content: "";
    position: absolute;
    inset-inline-start: -12px;
    inset-block: 8px;
    inline-size: 3px;
    border-start-end-radius: 2px;
    border-end-end-radius: 2px;
    background: var(--color-brand);
  }
  > nav li svg {
    margin-inline-start: 11px;
  }
  > nav li span {
    overflow: hidden;
    text-overflow: clip;
  }
  > nav li b {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-start: 22px;
    box-shadow: 0 0 0 2px var(--rail);
  }
  > .footer {
    display: flex;
    align-items: center;
    gap: 15px;
    padding: 8px 13px 16px;
  }
  > .footer > :first-child {
    flex: none;
  }
  > .footer > span:last-child:not(:first-child) {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  ${media.touch} {
    > nav .home,
    > nav li a {
      block-size: var(--target-touch);
    }
  }
  @media (hover: none) {
    ${namedStyles}
  }
  ${roomy} {
    > nav .home {
      padding-inline-start: 16px;
    }
    > nav .account > :not(:last-child) {
      inset-inline-start: 28px;
    }
    > nav .account > :last-child {
      inset-inline-start: 66px;
    }
    > nav li a {
      grid-template-columns: 56px minmax(0, 1fr);
      block-size: 54px;
    }
    > nav li svg {
      margin-inline-start: 23px;
    }
    > nav li b {
      inset-inline-start: 34px;
      inset-block-start: 11px;
    }
    > .footer {
      padding-inline: 24px;
    }
    &:not(${over}, ${at}),
    &[data-dismissed] {
      ${namedStyles}
    }
  }
  ${media.small} {
    display: none;
  }
  @media print {
    display: none;
  }
  ${media.forcedColors} {
    > nav li a[aria-current]::before {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
