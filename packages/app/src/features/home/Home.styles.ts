import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** The headline and the ways to begin of somebody who knows them: low, so that what is due comes into view. On a phone the first is over the whole width, the others side by side below it. */
export const Hero = styled.header`
  padding-block: 40px 24px;

  > div {
    font-size: var(--text-36);
    line-height: 3rem;
  }
  br {
    display: none;
  }
  & + section > a {
    min-block-size: 76px;
    padding-block: 14px 16px;
  }
  & + section > a[data-primary] {
    padding-block: 15px 17px;
  }
  & + section > a > b {
    font-size: var(--text-18);
    line-height: var(--leading-18);
  }
  & + section > a > span {
    font-size: var(--text-14);
    line-height: var(--leading-14);
  }
  ${media.small} {
    padding-block: 24px 16px;

    > div {
      font-size: var(--text-28);
      line-height: 2.5rem;
    }
    br {
      display: inline;
    }
    & + section {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    & + section > a {
      grid-template: 1fr / 1fr auto;
      align-content: center;
      min-block-size: 48px;
      padding: 8px 16px;
      border-block-start: 0;
    }
    & + section > a:last-child {
      border-inline-start: 1px solid var(--color-line);
    }
    & + section > a[data-primary] {
      grid-column: 1 / -1;
      margin-block-end: 0;
      min-block-size: 56px;
      padding-block: 8px;
      padding-inline: 40px 16px;
      border-end-start-radius: 0;
      border-start-end-radius: var(--radius-flat);
    }
    & + section > a[data-primary]::before {
      inset-block: 9px 2px;
      inset-inline-start: 18px;
    }
    & + section > a > b {
      align-self: center;
      font-size: var(--text-16);
      line-height: 1.25rem;
    }
    & + section > a > span {
      display: none;
    }
  }
`;
