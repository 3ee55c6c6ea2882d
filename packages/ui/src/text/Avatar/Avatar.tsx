import type { CSSProperties } from "react";
import { avatarHue, initials } from "./identity.ts";
import { Disc } from "./Avatar.styles.ts";

export interface AvatarProps {
  /** The id of the person or team: its last character chooses one of eight colours. */
  id: string;
  /** Whose initials are shown; "U" where there is no name. */
  name?: string | null;
  /** Default: `medium`, 36 px. `small` is 28 px. */
  size?: "medium" | "small";
}

/** The initials of a person or team on their colour. Decoration: the name stands beside it, or labels its control. */
export function Avatar({ id, name, size = "medium" }: AvatarProps) {
  return (
    <Disc
      aria-hidden="true"
      translate="no"
      data-size={size}
      data-initials={initials(name)}
      style={{ "--hue": avatarHue(id) } as CSSProperties}
    />
  );
}
