import { Button, ChevronDownIcon, Heading, Text } from "@grantwright/ui";
import { useEffect, useId, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { copy } from "./sign-in.copy.ts";
import { SignInFlow } from "./SignInFlow.tsx";
import { signInTitle } from "./signInTitle.ts";
import { useCardPlace } from "./useCardPlace.ts";
import type { SignInView } from "./useSignIn.ts";
import { Card, Content, Fold, Room, Roomy } from "./WelcomeCard.styles.ts";

/** Props of WelcomeCard. */
export interface WelcomeCardProps {
  /** Which page it is on: on home it stands at the end, where what is written first comes before it; elsewhere it floats. */
  place: "home" | "page";
}

const isTextField = (target: EventTarget | null) =>
  target instanceof Element && target.matches("textarea, input:not([type=checkbox], [type=radio], [type=file])");

/**
 * The card in which a signed-out visitor enters an email address. It floats above the page where it lies over no control, else, and
 * on home, it stands at the page's end. While something is typed on the page the floating card is one line, which opens it again.
 */
export default function WelcomeCard({ place: page }: WelcomeCardProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const title = useId();
  const content = useId();
  const card = useRef<HTMLElement>(null);
  const [view, setView] = useState<SignInView>("email");
  const place = useCardPlace(card, pathname, page === "home");
  const [foldedAt, setFoldedAt] = useState<string>();
  const isFolded = place === "float" && foldedAt === pathname;

  useEffect(() => {
    const fold = ({ target }: Event) => {
      if (isTextField(target) && !card.current?.contains(target as Node)) setFoldedAt(pathname);
    };
    document.addEventListener("input", fold);
    return () => document.removeEventListener("input", fold);
  }, [pathname]);

  const open = () => {
    setFoldedAt(undefined);
    requestAnimationFrame(() => card.current?.querySelector<HTMLElement>("input, button")?.focus());
  };

  return (
    <>
      {place === "float" && <Room />}
      <Card
        ref={card}
        aria-labelledby={title}
        data-page={page}
        data-place={place}
        data-view={view}
        data-folded={isFolded || undefined}
      >
        <Heading level={2} size={isFolded ? 18 : 22} id={title}>
          {isFolded ? (
            <Fold>
              <Button variant="quiet" aria-expanded={false} aria-controls={content} onPress={open}>
                {signInTitle[view]}
                <ChevronDownIcon size="small" />
              </Button>
            </Fold>
          ) : (
            signInTitle[view]
          )}
        </Heading>
        <Content id={content} hidden={isFolded}>
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
        </Content>
      </Card>
    </>
  );
}
