import { useProfile } from "@grantwright/api-client/react-query";
import { MenuPanelItem } from "@grantwright/ui";
import { styled } from "styled-components";

/** Below the name, as quiet as what names the rows. */
const Address = styled.small`
  color: var(--color-ink-soft);
`;

/** Props of WhoseAccount. */
export interface WhoseAccountProps {
  /** Empty for who has not said it. */
  name: string;
}

/** Who is signed in: their name, and their whole address: the menu is opened by them alone. A module of its own: it is asked for once the menu is open. */
export default function WhoseAccount({ name }: WhoseAccountProps) {
  const { email } = useProfile().data ?? {};
  const address = email ?? "\u00a0";
  if (!name) return <MenuPanelItem label={address} />;
  return (
    <MenuPanelItem label={name}>
      <Address>{address}</Address>
    </MenuPanelItem>
  );
}
