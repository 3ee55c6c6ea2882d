import type { ReactNode } from "react";
import { AlertIcon, CheckIcon, InfoIcon } from "../../icons/icons.tsx";
import { Frame } from "./Banner.styles.ts";

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
