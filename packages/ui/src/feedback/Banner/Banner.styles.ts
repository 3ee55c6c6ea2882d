import { styled } from "styled-components";
import { media } from "../../theme/media.ts";

export const Frame = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  padding: 12px 16px;
  border: 1px solid transparent;
  border-radius: var(--radius-flat);
  overflow-wrap: anywhere;

  > svg {
    margin-block-start: 1px;
  }
  > div {
    flex: 1 1 0;
    min-inline-size: 0;
  }
  b {
    font-weight: var(--weight-strong);
  }
  > .action {
    flex: none;
    align-self: center;
  }
  &[data-tone="attention"] {
    background: var(--color-attention-wash);

    > svg {
      color: var(--color-attention);
    }
  }
  &[data-tone="danger"] {
    background: var(--color-danger-wash);

    > svg {
      color: var(--color-danger);
    }
  }
  &[data-tone="success"] {
    background: var(--color-brand-wash);

    > svg {
      color: var(--color-brand);
    }
  }
  &[data-tone="neutral"] {
    border-color: var(--color-line);

    > svg {
      color: var(--color-ink-soft);
    }
  }
  ${media.small} {
    flex-wrap: wrap;

    > .action {
      flex-basis: 100%;
      padding-inline-start: 30px;
    }
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;
