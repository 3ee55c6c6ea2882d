import { styled } from "styled-components";

export const Styled = styled.p`
  font: var(--weight-text) var(--text-14) / var(--leading-14) var(--font-sans);
  text-wrap: pretty;

  &[data-size="12"] {
    font-size: var(--text-12);
    line-height: var(--leading-12);
  }
  &[data-size="16"] {
    font-size: var(--text-16);
    line-height: var(--leading-16);
  }
  &[data-size="18"] {
    font-size: var(--text-18);
    line-height: var(--leading-18);
  }
  &[data-voice="document"] {
    font-family: var(--font-serif);
  }
  &[data-weight="label"] {
    font-weight: var(--weight-label);
  }
  &[data-weight="strong"] {
    font-weight: var(--weight-strong);
  }
  &[data-tone="soft"] {
    color: var(--color-ink-soft);
  }
  &[data-tone="faint"] {
    color: var(--color-ink-faint);
  }
  &[data-tone="attention"] {
    color: var(--color-attention);
  }
  &[data-tone="danger"] {
    color: var(--color-danger);
  }
  &[data-tone="brand"] {
    color: var(--color-brand);
  }
`;
