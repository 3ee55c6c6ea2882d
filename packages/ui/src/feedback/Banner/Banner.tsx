import type { ReactNode } from "react";
import { styled } from "styled-components";
import { AlertIcon, CheckIcon, InfoIcon } from "../../icons/icons.tsx";
import { media } from "../../theme/media.ts";

export interface BannerProps {
  /** `danger` is announced at once, `success` when the person pauses; the other two stand there to be read. */
  tone: "attention" | "danger" | "success" | "neutral";
  /** What it is about, in a few strong words before the text. */
  title?: string;
  /** What there is to know, and links or buttons to do something about it. */
  children: ReactNode;
  /** An icon instead of that of the tone; null for none. */
  icon?: ReactNode;
  /** What can be done about it: a Button or a ButtonLink. */
  action?: ReactNode;
}

const Frame = styled.div`
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

const roles = { attention: "note", neutral: "note", danger: "alert", success: "status" } as const;

const icons = {
  attention: <AlertIcon />,
  neutral: <InfoIcon />,
  danger: <AlertIcon />,
  success: <CheckIcon />,
} as const;

/** Something to know about the page, in its place above what it is about. For what passes use a toast. */
export function Banner({ tone, title, children, icon = icons[tone], action }: BannerProps) {
  return (
    <Frame role={roles[tone]} data-tone={tone}>
      {icon}
      <div>
        {title !== undefined && <b>{title} </b>}
        {children}
      </div>
      {action !== undefined && <div className="action">{action}</div>}
    </Frame>
  );
}
