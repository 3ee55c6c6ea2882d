import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** The headline's room. */
export const Hero = styled.header`
  padding-block: 64px 44px;

  ${media.small} {
    padding-block: 32px 24px;
  }
`;

/** Home for visitors. */
export const Front = styled.div`
  position: relative;
  max-inline-size: 1264px;
  margin-inline: auto;
  padding: 48px 72px 96px;

  ${media.medium} {
    padding-inline: 40px;
  }
  ${media.small} {
    padding: 24px 16px 48px;
  }
`;

/** What the product does, in two sentences. */
export const Lede = styled.p`
  max-inline-size: 40ch;
  padding-block-start: 20px;
  font: 400 var(--text-22) / 2rem var(--font-serif);
  color: var(--color-ink-soft);
  text-wrap: balance;

  ${media.small} {
    font-size: var(--text-18);
    line-height: var(--leading-18);
  }
`;

/** A piece of a draft, to show how one looks. */
export const Specimen = styled.section`
  padding-block: 76px 56px;

  ${media.small} {
    padding-block: 44px;
  }
`;

/** The specimen's sheet and its margin. */
export const SpecimenGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 680px) minmax(0, 1fr);
  gap: 40px;
  margin-block-start: 8px;

  > div {
    padding-block-start: 28px;
  }
  > div > article > p {
    max-inline-size: 40ch;
  }
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;

    > div {
      padding-block-start: 8px;
    }
  }
`;

/** The specimen's sheet. */
export const SpecimenSheet = styled.article`
  position: relative;
  padding: 28px 56px 32px 64px;
  background: var(--color-sheet);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-flat);
  font: 400 var(--text-18) / var(--leading-document) var(--font-serif);

  > span {
    position: absolute;
    inset-block-start: 28px;
    inset-inline-start: 24px;
    inline-size: 24px;
    text-align: end;
    font-size: var(--text-22);
    line-height: var(--leading-22);
    color: var(--color-ink-faint);
  }
  > h2 {
    padding-block-end: 8px;
  }
  > p + p {
    text-indent: 1.5em;
  }
  ${media.small} {
    padding: 20px;

    > span {
      position: static;
      float: inline-start;
      inline-size: auto;
      padding-inline-end: 10px;
    }
  }
`;

/** The last draft, and the others beside it. */
export const Continue = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.55fr) minmax(0, 1fr);
  gap: 48px;

  &[data-alone] {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr);
    gap: 24px;
  }
`;

/** The other drafts. */
export const Others = styled.ul`
  align-self: start;
  border-block-start: 1px solid var(--color-line);
`;

/** The place of the last draft while the drafts load. */
export const SkeletonPage = styled.div`
  display: grid;
  align-content: start;
  gap: 20px;
  min-block-size: 306px;
  padding: 28px 40px;
  background: var(--color-sheet);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-flat);

  ${media.small} {
    padding: 20px;
  }
`;
