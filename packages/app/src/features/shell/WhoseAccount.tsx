import { useProfile } from "@grantwright/api-client/react-query";
import { MenuPanelItem } from "@grantwright/ui";
import { truncateEmail } from "../../components/account/truncateEmail.ts";

/** The address that one is signed in with, cut short as on User Information. A module of its own: it is asked for once the menu is open. */
export default function WhoseAccount() {
  const { email } = useProfile().data ?? {};
  return email && <MenuPanelItem label={truncateEmail(email)} />;
}
