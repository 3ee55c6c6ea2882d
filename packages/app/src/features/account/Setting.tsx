import { Heading } from "@grantwright/ui";
import { useId, type ReactNode } from "react";
import type { AccountPlace } from "./accountGroups.ts";
import { Group, Part } from "./Account.styles.ts";

/** Props of Setting and of SettingGroup. */
export interface SettingProps extends AccountPlace {
  children: ReactNode;
}

/** A setting with its name. */
export function Setting({ id: sectionId, title, children }: SettingProps) {
  const id = useId();
  return (
    <Part aria-labelledby={id} id={sectionId} tabIndex={-1}>
      <div id={id}>
        <Heading level={3} size={18}>
          {title}
        </Heading>
      </div>
      <div>{children}</div>
    </Part>
  );
}

/** Settings that belong together, under their name. */
export function SettingGroup({ id: groupId, title, children }: SettingProps) {
  const id = useId();
  return (
    <Group aria-labelledby={id} id={groupId} tabIndex={-1}>
      <Heading level={2} size={28} id={id}>
        {title}
      </Heading>
      {children}
    </Group>
  );
}
