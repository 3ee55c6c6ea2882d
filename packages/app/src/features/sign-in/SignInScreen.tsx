import {
  ApiError,
  checkUser,
  requestSignInLink,
  signInWithPassword,
  startProviderSignIn,
  type Schemas,
} from "@grantwright/api-client";
import { meQueries, useApiClient } from "@grantwright/api-client/react-query";
import { Button, Disclosure, Heading, Text } from "@grantwright/ui";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate, useSearchParams } from "react-router-dom";
import { announceSessionChange } from "../../browser/sessionChannel.ts";
import { Form } from "../../forms/Form.tsx";
import { FormPasswordField } from "../../forms/FormPasswordField.tsx";
import { FormRefusal } from "../../forms/FormRefusal.tsx";
import { FormSubmit } from "../../forms/FormSubmit.tsx";
import { FormTextField } from "../../forms/FormTextField.tsx";
import { useForm } from "../../forms/useForm.ts";
import { useSession } from "../../session/useSession.ts";
import ConsentForm from "./ConsentForm.tsx";
import { cleanEmail } from "./emailProblem.ts";
import { copy } from "./sign-in.copy.ts";
import { signInSchema, type SignInValues } from "./sign-in.schema.ts";
import { linkSentTitle } from "./linkSent.copy.ts";
import { LinkSent } from "./LinkSent.tsx";
import { ByPassword, Fields, Folded, Or, Sheet, Ways } from "./SignInScreen.styles.ts";

const PasskeyButton = lazy(() => import("./PasskeyButton.tsx"));
const SecondStep = lazy(() => import("./SecondStep.tsx"));
const ProviderOffer = lazy(() => import("./ProviderOffer.tsx"));

const emailKey = "grantwright.signin.email";

function rememberedEmail(): string {
  try {
    return cleanEmail(sessionStorage.getItem(emailKey));
  } catch {
    return "";
  }
}

function rememberEmail(email: string) {
  try {
    sessionStorage.setItem(emailKey, email);
  } catch {
    // Without a session storage the address is typed again.
  }
}

/** What the server says where it was asked too often, or the person has to sign in in another way. */
const saidOf = (error: unknown) =>
  error instanceof ApiError && [422, 429].includes(error.status) ? error.serverMessage : "";

/** Sign-in with a link that is mailed, or with a password or a passkey below it. */
export default function SignInScreen() {
  const client = useApiClient();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const session = useSession();
  const [query] = useSearchParams();
  /** The address that a link was sent to, and how many were. */
  const [sent, setSent] = useState<{ to: string; count: number }>();
  const [isLinking, setLinking] = useState(false);
  const [isConsentAsked, setConsentAsked] = useState(false);
  const [isStepAsked, setStepAsked] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);
  const [offered, setOffered] = useState<{ provider: Schemas["SignInProvider"]; email: string }>();
  const form = useForm<SignInValues>({
    schema: signInSchema,
    initialValues: { email: cleanEmail(query.get("email")) || rememberedEmail(), password: "" },
    onSubmit: async ({ email, password }) => {
      const { status } = await signInWithPassword(client, { email: email.trim(), password });
      if (status !== "secondStep") return enter(status);
      // The field goes with its form: the focus waits for what comes next.
      sheet.current?.focus();
      setStepAsked(true);
    },
    refusalOf: (error) => {
      offerAfter(error);
      const isWrong = error instanceof ApiError && error.status === 401;
      return { message: isWrong ? copy.wrongPassword : saidOf(error) || copy.failed };
    },
  });
  const { email, password } = form.values;
  const problem = form.problems["email"]?.message;

  const offer = async (address: string, provider?: Schemas["SignInProvider"]) => {
    const found = provider ?? (await checkUser(client, { email: address }).catch(() => undefined))?.provider;
    setOffered(found && { provider: found, email: address });
  };
  /** Offers the provider of the address where the server refused everything else. */
  const offerAfter = (error: unknown) => {
    if (error instanceof ApiError && error.status === 422) void offer(form.values.email.trim());
  };

  useEffect(() => rememberEmail(email), [email]);

  const isHere = session.status === "signedIn" && !isConsentAsked && !form.isSubmitting && !isLinking;
  useEffect(() => {
    if (isHere) void navigate("/", { replace: true });
  }, [isHere, navigate]);

  /** Takes over the session that the server has begun, or had already. */
  const enter = async (status: string) => {
    if (isStepAsked) sheet.current?.focus();
    setStepAsked(false);
    if (status === "confirmEmailSending") setConsentAsked(true);
    announceSessionChange();
    await cache.resetQueries({ queryKey: meQueries.me(client).queryKey });
  };

  /** Says beside the field what the address lacks. */
  const askForEmail = (message: string) => {
    form.refuse({ id: "email", message });
    form.element.current?.querySelector<HTMLInputElement>('input[name="email"]')?.focus();
  };

  /** Mails a link: to anybody who asks for one, and to who has no password when they go on from their email. */
  const mailLink = async (isAskedFor: boolean) => {
    if (form.isSubmitting || isLinking) return;
    const address = email.trim();
    const failed = isAskedFor ? copy.failedToSend : copy.failedToGoOn;
    form.refuse(undefined);
    setLinking(true);
    try {
      if (!isAskedFor) {
        const { hasPassword, provider } = await checkUser(client, { email: address });
        if (provider?.isRequired) return await offer(address, provider);
        if (hasPassword) {
          form.element.current?.querySelector<HTMLInputElement>('input[name="password"]')?.focus();
          return;
        }
      }
      const { status } = await requestSignInLink(client, { email: address, forceEmail: isAskedFor });
      if (status === "confirmEmailSending") await enter(status);
      else if (status === "checkEmail") {
        // The field goes: the focus waits for what is said in its place.
        if (document.activeElement?.tagName === "INPUT") sheet.current?.focus();
        setSent((before) => ({ to: address, count: (before?.count ?? 0) + 1 }));
      } else form.refuse({ message: status ? copy.failedStatus(status) : failed });
    } catch (error) {
      offerAfter(error);
      form.refuse({ message: saidOf(error) || failed });
    } finally {
      setLinking(false);
    }
  };

  /** Back to the address. */
  const takeOtherEmail = () => {
    flushSync(() => setSent(undefined));
    form.element.current?.querySelector<HTMLInputElement>('input[name="email"]')?.focus();
  };

  const byPassword = (
    <ByPassword>
      <FormPasswordField name="password" label={copy.password} autoComplete="current-password" />
      <FormSubmit
        variant={password ? "filled" : "line"}
        pendingLabel={copy.signingIn}
        unavailableReason={form.problems["password"]?.message}
      >
        {copy.signIn}
      </FormSubmit>
    </ByPassword>
  );

  const waiting = sent ? linkSentTitle : copy.signInTitle;
  const title = isStepAsked ? copy.secondStepTitle : isConsentAsked ? copy.consentTitle : waiting;

  return (
    <Sheet ref={sheet} tabIndex={-1} style={{ outline: "none" }}>
      <title>{`${copy.signIn} · Grantwright`}</title>
      <Heading level={1} size={28}>
        {title}
      </Heading>
      {isStepAsked ? (
        <Suspense>
          <SecondStep
            onEntered={enter}
            onBeginAgain={(why) => {
              sheet.current?.focus();
              setStepAsked(false);
              if (why) form.refuse({ message: why });
            }}
          />
        </Suspense>
      ) : isConsentAsked ? (
        <ConsentForm onFinish={() => setConsentAsked(false)} />
      ) : (
        <Form form={form} as={Fields}>
          <FormRefusal />
          {offered?.email === email.trim() && (
            <Suspense>
              <ProviderOffer
                {...offered}
                begin={(returnTo) =>
                  startProviderSignIn(client, { provider: offered.provider.id, email: offered.email, returnTo })
                }
                returnTo="/"
              />
            </Suspense>
          )}
          {sent && <LinkSent key={sent.count} to={sent.to} />}
          {/* A password manager finds the address beside the password, folded away or not. */}
          <div hidden={sent !== undefined}>
            <FormTextField
              name="email"
              label={copy.email}
              type="email"
              autoComplete="username"
              placeholder={copy.emailPlaceholder}
              onKeyDown={({ key }) => {
                if (key === "Enter" && !problem && !password) void mailLink(false);
              }}
              isRequired
            />
          </div>
          <Ways data-sent={sent !== undefined || undefined}>
            <Button
              variant={password || sent ? "line" : "filled"}
              isPending={isLinking}
              onPress={() => void (problem ? askForEmail(problem) : mailLink(true))}
            >
              {sent ? copy.sendAgain : copy.signInByEmail}
            </Button>
            {sent && (
              <Button variant="quiet" onPress={takeOtherEmail}>
                {copy.otherEmail}
              </Button>
            )}
          </Ways>
          {!sent && <Text tone="soft">{copy.linkText}</Text>}
          <Or>{copy.or}</Or>
          {sent ? (
            <Folded>
              <Disclosure title={copy.signInByPassword}>{byPassword}</Disclosure>
            </Folded>
          ) : (
            byPassword
          )}
          <Suspense>
            <PasskeyButton isQuiet onEntered={enter} />
          </Suspense>
        </Form>
      )}
    </Sheet>
  );
}
