import { ApiError, createApiClient, unsubscribe } from "@grantwright/api-client";
import { meQueries, useApiClient } from "@grantwright/api-client/react-query";
import { Banner, Button, ButtonLink, Heading, showToast } from "@grantwright/ui";
import { isSecret } from "@grantwright/domain";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { serverMessage } from "../../components/serverMessage.ts";
import { useSession } from "../../session/useSession.ts";
import { copy } from "./account.copy.ts";
import { Letter } from "../../components/page/Letter.styles.ts";

/** Ends product mails to the address behind the token of a mail. Without a token there is nothing to end: it leads home, and says why. */
export default function UnsubscribeScreen() {
  const state = useLocation().state as { unsubscribeToken?: string } | null;
  const [isDone, setDone] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  if (!state?.unsubscribeToken) return <WithoutToken />;
  if (!isSecret(state.unsubscribeToken)) return <NotValid />;
  if (refusal !== undefined) return <NotValid words={refusal} />;
  return isDone ? (
    <Done />
  ) : (
    <Question token={state.unsubscribeToken} onDone={() => setDone(true)} onRefused={setRefusal} />
  );
}

function WithoutToken() {
  useEffect(() => {
    showToast({ title: copy.linkIncomplete, description: copy.linkIncompleteText, tone: "danger" });
  }, []);
  return <Navigate to="/" replace />;
}

interface QuestionProps {
  token: string;
  onDone: () => void;
  /** The token is none of ours: asking again would not help. Given what the server says of it. */
  onRefused: (words: string) => void;
}

function Question({ token, onDone, onRefused }: QuestionProps) {
  const client = useApiClient();
  const cache = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();

  const end = async () => {
    setProblem(undefined);
    setSending(true);
    try {
      // The token says whose mails end, whoever is signed in.
      await unsubscribe(createApiClient(), token);
      void cache.invalidateQueries({ queryKey: meQueries.me(client).queryKey });
      onDone();
    } catch (error) {
      const words = serverMessage(error);
      if (error instanceof ApiError && error.status === 400 && words !== undefined) return onRefused(words);
      const hasAnswered = error instanceof ApiError && error.status > 0;
      setProblem(words ?? (hasAnswered ? copy.unsubscribeFailed : copy.unsubscribeError));
      setSending(false);
    }
  };

  return (
    <Letter>
      <title>{`${copy.unsubscribeTitle} · Grantwright`}</title>
      <Heading level={1} size={28}>
        {copy.unsubscribeTitle}
      </Heading>
      <p>{copy.unsubscribeText}</p>
      <ul>
        {copy.missed.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{copy.stays}</p>
      {problem && <Banner tone="danger">{problem}</Banner>}
      <footer>
        <Button isPending={isSending} onPress={() => void end()}>
          {isSending ? copy.unsubscribing : copy.unsubscribe}
        </Button>
        <ButtonLink variant="line" href="/">
          {copy.keepEmails}
        </ButtonLink>
      </footer>
    </Letter>
  );
}

/** The link is none of ours: where mails can be turned off instead. Without words of the server it is seen from the link alone. */
function NotValid({ words }: { words?: string }) {
  const letter = useRef<HTMLDivElement>(null);
  // Who is not signed in has the way there below: the card in which one signs in.
  const isSignedIn = useSession().status === "signedIn";
  useEffect(() => letter.current?.focus(), []);
  return (
    <Letter ref={letter} tabIndex={-1}>
      <title>{`${copy.linkNotValid} · Grantwright`}</title>
      <Heading level={1} size={28}>
        {copy.linkNotValid}
      </Heading>
      {words !== undefined && <Banner tone="danger">{words}</Banner>}
      <p>{words === undefined ? copy.linkCutText : copy.linkNotValidText}</p>
      {isSignedIn && (
        <footer>
          <ButtonLink href="/user-information">{copy.toEmails}</ButtonLink>
          <ButtonLink variant="line" href="/">
            {copy.toDashboard}
          </ButtonLink>
        </footer>
      )}
    </Letter>
  );
}

function Done() {
  const letter = useRef<HTMLDivElement>(null);
  useEffect(() => letter.current?.focus(), []);
  return (
    <Letter ref={letter} tabIndex={-1}>
      <title>{`${copy.unsubscribed} · Grantwright`}</title>
      <Heading level={1} size={28}>
        {copy.unsubscribed}
      </Heading>
      <p>{copy.unsubscribedText}</p>
      <footer>
        <ButtonLink href="/">{copy.toDashboard}</ButtonLink>
      </footer>
    </Letter>
  );
}
