import { ApiError, checkUser, requestSignInLink, signInWithPassword } from "@grantwright/api-client";
import { meQueries, useApiClient } from "@grantwright/api-client/react-query";
import { Banner, Button, Heading, PasswordField, TextField } from "@grantwright/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { announceSessionChange } from "../../browser/sessionChannel.ts";
import { useSession } from "../../session/useSession.ts";
import { ConsentForm } from "./ConsentForm.tsx";
import { cleanEmail, emailProblem } from "./emailProblem.ts";
import { copy } from "./sign-in.copy.ts";
import { Column } from "./SignInFlow.styles.ts";
import { Sheet } from "./SignInScreen.styles.ts";

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

type Notice = { tone: "danger" | "success"; text: string };

/** Sign-in with a password, or with a link where the password is not at hand. */
export default function SignInScreen() {
  const client = useApiClient();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const session = useSession();
  const [query] = useSearchParams();
  const [email, setEmail] = useState(() => cleanEmail(query.get("email")) || rememberedEmail());
  const [password, setPassword] = useState("");
  const [notice, setNotice] = useState<Notice>();
  const [busy, setBusy] = useState<"password" | "link">();
  const [isConsentAsked, setConsentAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const problem = emailProblem(email);

  useEffect(() => rememberEmail(email), [email]);

  const isHere = session.status === "signedIn" && !isConsentAsked && !busy;
  useEffect(() => {
    if (isHere) void navigate("/", { replace: true });
  }, [isHere, navigate]);

  const attempt = async (kind: "password" | "link", step: () => Promise<void>) => {
    if (busy) return;
    setNotice(undefined);
    setBusy(kind);
    try {
      await step();
    } finally {
      setBusy(undefined);
    }
  };

  /** Takes over the session that the server has begun, or had already. */
  const enter = async (status: string) => {
    if (status === "confirmEmailSending") setConsentAsked(true);
    announceSessionChange();
    await cache.resetQueries({ queryKey: meQueries.me(client).queryKey });
  };

  const signIn = (event: FormEvent) => {
    event.preventDefault();
    if (problem || !password) return;
    void attempt("password", async () => {
      try {
        const { status } = await signInWithPassword(client, { email: email.trim(), password });
        await enter(status);
      } catch (error) {
        const isWrong = error instanceof ApiError && error.status === 401;
        const said = error instanceof ApiError && error.status === 429 ? error.serverMessage : "";
        setNotice({ tone: "danger", text: isWrong ? copy.wrongPassword : said || copy.failed });
      }
    });
  };

  /** Mails a link: to anybody who asks for one, and to who has no password when they go on from their email. */
  const mailLink = (isAskedFor: boolean) =>
    void attempt("link", async () => {
      const address = email.trim();
      const failed = isAskedFor ? copy.failedToSend : copy.failedToGoOn;
      try {
        if (!isAskedFor && (await checkUser(client, { email: address })).hasPassword) {
          form.current?.querySelector<HTMLInputElement>('input[name="password"]')?.focus();
          return;
        }
        const { status } = await requestSignInLink(client, { email: address, forceEmail: isAskedFor });
        if (status === "confirmEmailSending") return await enter(status);
        setNotice(
          status === "checkEmail"
            ? { tone: "success", text: copy.linkSent }
            : { tone: "danger", text: status ? copy.failedStatus(status) : failed },
        );
      } catch (error) {
        const said = error instanceof ApiError && error.status === 429 ? error.serverMessage : "";
        setNotice({ tone: "danger", text: said || failed });
      }
    });

  return (
    <Sheet>
      <title>{`${copy.signIn} · Grantwright`}</title>
      <Heading level={1} size={28}>
        {isConsentAsked ? copy.consentTitle : copy.signInTitle}
      </Heading>
      {isConsentAsked ? (
        <ConsentForm onFinish={() => setConsentAsked(false)} />
      ) : (
        <Column ref={form} noValidate onSubmit={signIn}>
          {notice && <Banner tone={notice.tone}>{notice.text}</Banner>}
          <TextField
            label={copy.email}
            type="email"
            name="email"
            autoComplete="username"
            value={email}
            onChange={setEmail}
            onKeyDown={({ key }) => {
              if (key === "Enter" && !problem && !password) mailLink(false);
            }}
            errorMessage={email ? problem : undefined}
            isRequired
          />
          <PasswordField
            label={copy.password}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            isRequired
          />
          {problem || !password ? (
            <Button type="submit" isUnavailable unavailableReason={problem ?? copy.passwordRequired}>
              {copy.signIn}
            </Button>
          ) : (
            <Button type="submit" isPending={busy === "password"}>
              {busy === "password" ? copy.signingIn : copy.signIn}
            </Button>
          )}
          {problem ? (
            <Button variant="line" isUnavailable unavailableReason={problem}>
              {copy.signInByEmail}
            </Button>
          ) : (
            <Button variant="line" isPending={busy === "link"} onPress={() => mailLink(true)}>
              {copy.signInByEmail}
            </Button>
          )}
        </Column>
      )}
    </Sheet>
  );
}
