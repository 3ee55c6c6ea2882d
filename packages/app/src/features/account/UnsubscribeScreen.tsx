import { ApiError, createApiClient, unsubscribe } from "@grantwright/api-client";
import { meQueries, useApiClient } from "@grantwright/api-client/react-query";
import { Banner, Button, ButtonLink, Heading } from "@grantwright/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { serverMessage } from "../../components/serverMessage.ts";
import { copy } from "./account.copy.ts";
import { Letter } from "../../components/page/Letter.styles.ts";

/** Ends product mails to the address behind the token of a mail. Without a token there is nothing to end, and it leads home. */
export default function UnsubscribeScreen() {
  const state = useLocation().state as { unsubscribeToken?: string } | null;
  const [isDone, setDone] = useState(false);
  if (!state?.unsubscribeToken) return <Navigate to="/" replace />;
  return isDone ? <Done /> : <Question token={state.unsubscribeToken} onDone={() => setDone(true)} />;
}

function Question({ token, onDone }: { token: string; onDone: () => void }) {
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
      const hasAnswered = error instanceof ApiError && error.status > 0;
      setProblem(serverMessage(error) ?? (hasAnswered ? copy.unsubscribeFailed : copy.unsubscribeError));
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
