import { Heading, Text } from "@grantwright/ui";
import { useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import { copy } from "./sign-in.copy.ts";
import { SignInFlow } from "./SignInFlow.tsx";
import { signInTitle } from "./signInTitle.ts";
import type { SignInView } from "./useSignIn.ts";
import { Card, Room, Roomy } from "./WelcomeCard.styles.ts";

/** Props of WelcomeCard. */
export interface WelcomeCardProps {
  /** Where it floats: beside the headline on home, at the bottom elsewhere. */
  place: "home" | "page";
}

/** The floating card in which a signed-out visitor enters an email address. */
export default function WelcomeCard({ place }: WelcomeCardProps) {
  const navigate = useNavigate();
  const title = useId();
  const [view, setView] = useState<SignInView>("email");
  return (
    <>
      {place === "page" && <Room />}
      <Card aria-labelledby={title} data-place={place}>
        <Heading level={2} size={22} id={title}>
          {signInTitle[view]}
        </Heading>
        {view === "email" && (
          <Roomy>
            <Text tone="soft">{copy.intro}</Text>
          </Roomy>
        )}
        <SignInFlow
          onViewChange={setView}
          onPassword={(email) => void navigate(`/signin?email=${encodeURIComponent(email)}`)}
          onFinish={() => {}}
        />
        {view === "email" && (
          <Roomy>
            <Text size={12} tone="faint">
              {copy.deviceNote}
            </Text>
          </Roomy>
        )}
      </Card>
    </>
  );
}
