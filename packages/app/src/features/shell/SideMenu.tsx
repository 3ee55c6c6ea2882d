import type { Schemas } from "@grantwright/api-client";
import { HelpIcon, MailIcon, PlanIcon, SideActions, type SideAction } from "@grantwright/ui";
import { lazy, Suspense, useState } from "react";
import { copy } from "./shell.copy.ts";

const HelpDialog = lazy(() => import("./HelpDialog.tsx"));
const EmailDialog = lazy(() => import("./EmailDialog.tsx"));

/** Props of SideMenu. */
export interface SideMenuProps {
  user: Schemas["User"];
  /** What the page offers by itself; it stands first. */
  pageActions: readonly SideAction[];
  /** Whether the session has ended: then only a dialog that is open stays, with what was written in it. */
  isLost: boolean;
  /** Where it stands: above the page, or in the bar of a small screen. */
  placement: "float" | "bar";
}

/** The side menu of every page: what the page offers, help, the plan, and mails for those who have not asked for them. */
export default function SideMenu({ user, pageActions, isLost, placement }: SideMenuProps) {
  const [shown, setShown] = useState<"help" | "email">();
  const close = () => setShown(undefined);
  const hasEmails = user.sendEmails?.product === true;
  const items: SideAction[] = [
    ...pageActions,
    { label: copy.help, icon: <HelpIcon />, onPress: () => setShown("help") },
    { label: user.isSubscribed ? copy.upgrade : copy.subscribe, icon: <PlanIcon />, href: "/pricing" },
  ];
  if (!hasEmails) items.push({ label: copy.enableEmail, icon: <MailIcon />, onPress: () => setShown("email") });
  return (
    <>
      {!isLost && <SideActions label={copy.pageActions} items={items} placement={placement} />}
      <Suspense>
        {shown === "help" && <HelpDialog userId={user.id} onClose={close} />}
        {shown === "email" && !hasEmails && <EmailDialog onClose={close} />}
      </Suspense>
    </>
  );
}
