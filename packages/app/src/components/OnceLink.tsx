import { CopyButton } from "@grantwright/ui";
import { Told } from "./OnceLink.styles.ts";

/** Props of OnceLink. */
export interface OnceLinkProps {
  /** The address, told this once. */
  link: string;
  /** What it is. */
  title: string;
  /** What to know before it is passed on. */
  text: string;
  /** What the button that copies it says. */
  copyLabel: string;
}

/** A link that is told once, beside what copies it. */
export function OnceLink({ link, title, text, copyLabel }: OnceLinkProps) {
  return (
    <Told>
      <b>{title}</b>
      <code>{link}</code>
      <p>{text}</p>
      <div>
        <CopyButton text={link} label={copyLabel} variant="line" />
      </div>
    </Told>
  );
}
