import { checkUser, redeemToken, requestSignInLink, startProviderSignIn, type Schemas } from "@grantwright/api-client";
import { meQueries, useApiClient } from "@grantwright/api-client/react-query";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { currentPage } from "../../browser/address.ts";
import { announceSessionChange } from "../../browser/sessionChannel.ts";
import { copy } from "./sign-in.copy.ts";

/** The views of signing in, in the order a person meets them. */
export type SignInView = "email" | "provider" | "checkEmail" | "token" | "secondStep" | "consent";

/** Where the flow starts, and what it says there. */
export interface SignInStart {
  view: "email" | "consent";
  email: string;
  /** What went wrong; empty where nothing did. */
  error: string;
}

/** What the flow needs from where it is shown. */
export interface SignInOptions {
  /** A token from the address: the flow then starts at the token view. */
  token?: string | undefined;
  /** Where it starts otherwise, when a person comes back from a provider. */
  start?: SignInStart | undefined;
  /** Called when the account has a password: the flow goes on at the password screen. */
  onPassword: (email: string) => void;
  /** Called when the person is signed in and done; with the team that a token belongs to. */
  onFinish: (teamId?: string) => void;
}

/** Signing in by email: which view is shown, what went wrong, and the steps that lead on. */
export function useSignIn({ token, start, onPassword, onFinish }: SignInOptions) {
  const client = useApiClient();
  const cache = useQueryClient();
  const [view, setView] = useState<SignInView>(start?.view ?? (token ? "token" : "email"));
  const [email, setEmail] = useState(start?.email ?? "");
  const [error, setError] = useState(start?.error ?? "");
  const [isBusy, setBusy] = useState(false);
  const [checked, setChecked] = useState<Schemas["CheckUserResponse"]>();
  const [teamId, setTeamId] = useState<string>();

  const { queryKey } = meQueries.me(client);
  const refreshUser = () => cache.resetQueries({ queryKey });

  /** Runs a step; whatever it throws becomes the flow's error. */
  const attempt = async (step: () => Promise<void>) => {
    setError("");
    setBusy(true);
    try {
      await step();
    } catch {
      setError(copy.failed);
    } finally {
      setBusy(false);
    }
  };

  /** Takes over the session that the server has begun. */
  const enter = async (status: "ok" | "confirmEmailSending", team = teamId) => {
    announceSessionChange();
    await refreshUser();
    if (status === "confirmEmailSending") setView("consent");
    else onFinish(team);
  };

  const sendLink = async (address: string) => {
    const { status } = await requestSignInLink(client, { email: address, returnTo: currentPage(window.location) });
    if (status === "checkEmail") setView("checkEmail");
    else if (status === "confirmEmailSending") setView("consent");
    else setError(status ? copy.failedStatus(status) : copy.failedToSend);
  };

  /** Goes on with what is the person's own: at the password screen where the account has one, else by a link. */
  const goOn = async (hasPassword: boolean) => {
    if (hasPassword) onPassword(email.trim());
    else await sendLink(email.trim());
  };

  return {
    view,
    /** The provider that speaks for the address; undefined until one was found. */
    provider: checked?.provider,
    email,
    error,
    isBusy,
    setEmail,
    /** Starts over with another address; `why` is said where it is not what the person wants. */
    restart: (why = "") => {
      setError(why);
      setView("email");
    },
    /** Offers the provider of the address where there is one; else goes to the password screen, or mails a link. */
    submitEmail: () =>
      attempt(async () => {
        const found = await checkUser(client, { email: email.trim() });
        setChecked(found);
        if (found.provider) setView("provider");
        else await goOn(found.hasPassword);
      }),
    /** Asks where to go for the provider that was found. */
    beginAtProvider: (returnTo: string) =>
      startProviderSignIn(client, { provider: checked?.provider?.id ?? "", email: email.trim(), returnTo }),
    /** Goes on without the provider that was offered. */
    goAround: () => attempt(() => goOn(checked?.hasPassword ?? false)),
    /** Mails another link; any of them works until one is used. */
    sendAgain: () => attempt(() => sendLink(email.trim())),
    /** Redeems the token: signs in, or goes back to the email with what is known of it. */
    redeem: () =>
      attempt(async () => {
        const answer = await redeemToken(client, token ?? "");
        if (answer.status === "invalidToken") {
          setEmail(answer.email ?? "");
          setError(copy.expired);
          setView("email");
          return;
        }
        setTeamId(answer.teamId);
        if (answer.status === "secondStep") setView("secondStep");
        else await enter(answer.status, answer.teamId);
      }),
    enter,
    /** Ends the flow from the consent view. One may have come there without a token, and so not be known yet. */
    finish: async () => {
      if (!cache.getQueryData(queryKey)) await cache.invalidateQueries({ queryKey });
      onFinish(teamId);
    },
  };
}
