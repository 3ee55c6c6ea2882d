import { Button, ChevronDownIcon, CloseIcon, Heading, IconButton, Text } from "@grantwright/ui";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { rememberCardClosed, wasCardClosed } from "./closedCard.ts";
import { copy } from "./sign-in.copy.ts";
import { SignInFlow } from "./SignInFlow.tsx";
import { signInTitle } from "./signInTitle.ts";
import { useCardPlace } from "./useCardPlace.ts";
import type { SignInView } from "./useSignIn.ts";
import { Card, Close, Content, Fold, Room, Roomy } from "./WelcomeCard.styles.ts";

/** Props of WelcomeCard. */
export interface WelcomeCardProps {
  /** Which page it is on: on home and at `end` it stands last, where what the page is for comes before it; elsewhere it floats. */
  place: "home" | "page" | "end";
}

const isTextField = (target: EventTarget | null) =>
  target instanceof Element && target.matches("textarea, input:not([type=checkbox], [type=radio], [type=file])");

/**
 * The card in which a signed-out visitor enters an email address. It floats above the page where it lies over no control, else, and
 * on home, it stands at the page's end. While something is typed on the page, and once it is closed for as long as the session of the
 * browser lasts, the floating card is one line, which opens it again.
 */
export default function WelcomeCard({ place: page }: WelcomeCardProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const title = useId();
  const content = useId();
  const card = useRef<HTMLElement>(null);
  const [view, setView] = useState<SignInView>("email");
  const [hasTyped, setTyped] = useState(false);
  const [foldedAt, setFoldedAt] = useState<string>();
  const [isClosed, setClosed] = useState(wasCardClosed);
  const isSmall = isClosed || foldedAt === pathname;
  // Who came to get less mail is not welcomed to more of it.
  const isAside = page === "end" && view === "email";
  const headline = isAside ? copy.emailsTitle : signInTitle[view];
  const place = useCardPlace(card, pathname, page !== "page", isSmall);
  const isFolded = place === "float" && isSmall;

  useEffect(() => {
    const fold = ({ target }: Event) => {
      if (!isTextField(target) || card.current?.contains(target as Node)) return;
      setFoldedAt(pathname);
      setTyped(true);
    };
    document.addEventListener("input", fold);
    return () => document.removeEventListener("input", fold);
  }, [pathname]);

  const focusFirst = (selector: string) =>
    requestAnimationFrame(() => card.current?.querySelector<HTMLElement>(selector)?.focus());
  const keepClosed = (next: boolean) => {
    setClosed(next);
    rememberCardClosed(next);
  };
  const open = () => {
    setFoldedAt(undefined);
    keepClosed(false);
    focusFirst("form input, form button");
  };
  const close = () => {
    keepClosed(true);
    focusFirst("button");
  };
  const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === "Escape" && !defaultPrevented && place === "float" && !isFolded) close();
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
        onKeyDown={onKeyDown}
      >
        <Heading level={2} size={isFolded ? 18 : 22} id={title}>
          {isFolded ? (
            <Fold>
              <Button variant="quiet" aria-expanded={false} aria-controls={content} onPress={open}>
                {headline}
                <ChevronDownIcon size="small" />
              </Button>
            </Fold>
          ) : (
            headline
          )}
        </Heading>
        {place === "float" && !isFolded && (
          <Close>
            <IconButton label={copy.closeCard} icon={<CloseIcon />} onPress={close} />
          </Close>
        )}
        <Content id={content} hidden={isFolded}>
          {view === "email" && (
            <Roomy>
              <Text tone="soft">{isAside ? copy.emailsIntro : copy.intro}</Text>
            </Roomy>
          )}
          <SignInFlow
            isAside={isAside}
            onViewChange={setView}
            onPassword={(email) => void navigate(`/signin?email=${encodeURIComponent(email)}`)}
            onFinish={() => {}}
          />
          {view === "email" && hasTyped && (
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
