import { Banner, Button, focusOnceTold, Text, TextField } from "@grantwright/ui";
import { lazy, Suspense, useEffect, useId, useLayoutEffect, useRef, useState, type FormEvent } from "react";
import { emailProblem } from "./emailProblem.ts";
import { copy } from "./sign-in.copy.ts";
import { Address, Column, Quiet } from "./SignInFlow.styles.ts";
import { signInTitle } from "./signInTitle.ts";
import { useSignIn, type SignInOptions, type SignInView } from "./useSignIn.ts";

const ProviderOffer = lazy(() => import("./ProviderOffer.tsx"));
const ConsentForm = lazy(() => import("./ConsentForm.tsx"));
const SecondStep = lazy(() => import("./SecondStep.tsx"));
const PasskeyButton = lazy(() => import("./PasskeyButton.tsx"));

/** Props of SignInFlow. */
export interface SignInFlowProps extends SignInOptions {
  /** Told of every change of view, for the headline around the flow. */
  onViewChange?: (view: SignInView) => void;
  /** The page has an act of its own, which comes first. */
  isAside?: boolean;
  /** Offers to sign in with a passkey in place of an address. */
  hasPasskeys?: boolean;
}

/** What takes the focus to be read, and is no control, has no ring. */
const unseen = { outline: "none" };

/**
 * Signing in by email in six views: the address, the provider that speaks for it where there is one, the notice that a link was sent, the
 * landing of a link, the second step, and consent.
 */
export function SignInFlow({ onViewChange, isAside = false, hasPasskeys = false, ...options }: SignInFlowProps) {
  const flow = useSignIn(options);
  const [problem, setProblem] = useState<string>();
  // Where the focus waits for what comes next, and what comes: to go from the one to the other is heard.
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const shown = useRef(flow.view);
  const textId = useId();
  // Each view after the first takes the focus, and says by this what it is and what to do.
  const named = flow.view !== "email" && {
    role: "group",
    "aria-label": signInTitle[flow.view],
    ...(flow.view !== "provider" && flow.view !== "secondStep" && { "aria-describedby": textId }),
  };

  // Before it is painted: the headline and the view change together.
  useLayoutEffect(() => onViewChange?.(flow.view), [flow.view, onViewChange]);

  useEffect(() => {
    if (shown.current === flow.view) return;
    shown.current = flow.view;
    // Its field takes the focus by itself.
    if (flow.view === "secondStep") return;
    return focusOnceTold(
      () => view.current,
      () => [place.current, document.body].includes(document.activeElement as HTMLElement),
    );
  }, [flow.view]);

  const submit = (event: FormEvent, step: () => Promise<void>) => {
    event.preventDefault();
    if (flow.isBusy) return;
    // The field may go with its view: the focus waits for what comes next.
    place.current?.focus();
    void step();
  };

  const enter = (status: "ok" | "confirmEmailSending") => {
    place.current?.focus();
    return flow.enter(status);
  };

  const restart = (why?: string) => {
    place.current?.focus();
    flow.restart(why);
  };

  const submitEmail = (event: FormEvent) => {
    const found = emailProblem(flow.email);
    setProblem(found);
    if (found) {
      event.preventDefault();
      view.current?.querySelector("input")?.focus();
    } else submit(event, flow.submitEmail);
  };

  return (
    <div ref={place} data-part="flow" tabIndex={-1} style={unseen}>
      <div ref={view} tabIndex={-1} style={unseen} {...named}>
        {flow.error && <Banner tone="danger">{flow.error}</Banner>}
        {flow.view === "email" && (
          <Column noValidate onSubmit={submitEmail}>
            <TextField
              label={copy.email}
              type="email"
              name="email"
              autoComplete="email"
              inputMode="email"
              placeholder={copy.emailPlaceholder}
              value={flow.email}
              onChange={(email) => {
                flow.setEmail(email);
                if (problem) setProblem(emailProblem(email));
              }}
              errorMessage={problem}
              isRequired
            />
            <Button type="submit" variant={isAside ? "line" : "filled"} isPending={flow.isBusy}>
              {flow.isBusy ? copy.continuing : copy.continue}
            </Button>
            <Suspense>{hasPasskeys && <PasskeyButton onEntered={enter} />}</Suspense>
          </Column>
        )}
        {flow.view === "provider" && flow.provider && (
          <Suspense>
            <ProviderOffer
              provider={flow.provider}
              email={flow.email.trim()}
              isBusy={flow.isBusy}
              begin={flow.beginAtProvider}
              onOtherWay={() => void flow.goAround()}
              onOtherEmail={() => restart()}
            />
          </Suspense>
        )}
        {flow.view === "checkEmail" && (
          <Column onSubmit={(event) => submit(event, flow.sendAgain)}>
            <Text size={16} tone="soft" id={textId}>
              {copy.checkEmailText} <Address>{flow.email.trim()}</Address>. {copy.checkEmailHint}
            </Text>
            <Quiet>
              <Button type="submit" variant="quiet" isPending={flow.isBusy}>
                {copy.sendAgain}
              </Button>
              <Button variant="quiet" onPress={() => restart()}>
                {copy.otherEmail}
              </Button>
            </Quiet>
          </Column>
        )}
        {flow.view === "token" && (
          <Column onSubmit={(event) => submit(event, flow.redeem)}>
            <Text size={16} tone="soft" id={textId}>
              {copy.tokenText}
            </Text>
            <Button type="submit" isPending={flow.isBusy}>
              {flow.isBusy ? copy.starting : copy.startCreating}
            </Button>
          </Column>
        )}
        {flow.view === "secondStep" && (
          <Suspense>
            <SecondStep onEntered={enter} onBeginAgain={restart} />
          </Suspense>
        )}
        {flow.view === "consent" && (
          <Suspense>
            <ConsentForm textId={textId} onFinish={() => void flow.finish()} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
