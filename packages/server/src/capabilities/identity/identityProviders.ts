import { createHmac } from "node:crypto";
import type { Configuration } from "openid-client";
import type { Kernel } from "../../kernel/kernel.ts";
import type { ProviderSettings } from "../../kernel/providers.ts";
import { asProviderError, ProviderError } from "./providerError.ts";

/** Who somebody is, as a provider has it. */
export interface ProvenIdentity {
  /** The provider's own address, as its id token has it. */
  issuer: string;
  /** The provider's name of the person, which it never gives to another. */
  subject: string;
  /** As the provider writes it; undefined where it tells none. */
  email: string | undefined;
  /** Whether the provider vouches for the address; undefined where it does not say. */
  isEmailVerified: boolean | undefined;
}

/** Signing in by a provider: OpenID Connect's code flow with PKCE. Each rejects with a ProviderError. */
export interface IdentityProviders {
  /** The address to which the browser is sent. `secret` is what it has to come back with; `email` may be filled in there. */
  begin(provider: ProviderSettings, secret: string, email: string | undefined): Promise<URL>;
  /** Who the browser came back as. `query` is that of the address at which it did. */
  finish(provider: ProviderSettings, secret: string, query: string): Promise<ProvenIdentity>;
}

/** For each answer of a provider. */
const patienceSeconds = 5;

/** How long what a provider says of itself counts, in milliseconds. */
const freshMs = 60 * 60_000;

/** State, nonce and verifier of a sign-in. They are made from its secret, so that whoever reads the database has none of them. */
const made = (secret: string, what: "state" | "nonce" | "verifier"): string =>
  createHmac("sha256", secret).update(what).digest("base64url");

/** What an address has to bring back as `state`. */
export const stateOf = (secret: string): string => made(secret, "state");

/** The address at which a provider sends the browser back. */
export const callbackAddress = (publicUrl: string, providerId: string): string =>
  `${publicUrl}/api/p/auth/providers/${providerId}/callback`;

/**
 * What a provider says of itself. It has to be the issuer that was set up, to the letter: Microsoft's common one would speak for people of
 * any organization. Rejects with a ProviderError.
 */
export async function discoverProvider({ issuer, clientId, clientSecret }: ProviderSettings): Promise<Configuration> {
  const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await import("openid-client");
  const isPlain = issuer.startsWith("http:");
  try {
    const found = await discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: patienceSeconds,
      // The signature of an id token is checked, too, although it comes straight from the provider.
      execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
    });
    if (new URL(found.serverMetadata().issuer).href !== new URL(issuer).href)
      throw new ProviderError("failed", "it names another issuer");
    return found;
  } catch (cause) {
    throw asProviderError(cause);
  }
}

/** The providers of the settings. What one says of itself is kept for an hour, and longer while it cannot be asked. */
export function createIdentityProviders({
  config,
  now,
  log,
}: Pick<Kernel, "config" | "now" | "log">): IdentityProviders {
  const known = new Map<string, { found: Configuration; at: number }>();

  async function discover(provider: ProviderSettings): Promise<Configuration> {
    const at = now().getTime();
    const before = known.get(provider.id);
    if (before && at - before.at < freshMs) return before.found;
    try {
      const found = await discoverProvider(provider);
      known.set(provider.id, { found, at });
      return found;
    } catch (error) {
      log.warn({ event: "providerUnreachable", provider: provider.id, why: (error as Error).message }, "sign-in");
      if (before) return before.found;
      // Whatever is wrong with what it says of itself: nobody can sign in by it just now.
      throw new ProviderError("unreachable", (error as Error).message);
    }
  }

  return {
    async begin(provider, secret, email) {
      const found = await discover(provider);
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import("openid-client");
      return buildAuthorizationUrl(found, {
        redirect_uri: callbackAddress(config.publicUrl, provider.id),
        scope: "openid email",
        state: stateOf(secret),
        nonce: made(secret, "nonce"),
        code_challenge: await calculatePKCECodeChallenge(made(secret, "verifier")),
        code_challenge_method: "S256",
        ...(email !== undefined && { login_hint: email }),
      });
    },

    async finish(provider, secret, query) {
      const found = await discover(provider);
      const { authorizationCodeGrant, fetchUserInfo } = await import("openid-client");
      try {
        const tokens = await authorizationCodeGrant(
          found,
          new URL(`${callbackAddress(config.publicUrl, provider.id)}?${query}`),
          {
            pkceCodeVerifier: made(secret, "verifier"),
            expectedState: stateOf(secret),
            expectedNonce: made(secret, "nonce"),
            idTokenExpected: true,
          },
        );
        const claims = tokens.claims();
        if (!claims) throw new ProviderError("failed", "no id token");
        const { iss: issuer, sub: subject } = claims;
        if (issuer !== found.serverMetadata().issuer)
          throw new ProviderError("failed", "its token is another issuer's");
        const isTold = claims.email !== undefined || found.serverMetadata().userinfo_endpoint === undefined;
        const { email, email_verified } = isTold ? claims : await fetchUserInfo(found, tokens.access_token, subject);
        return {
          issuer,
          subject,
          email: typeof email === "string" ? email : undefined,
          isEmailVerified: email_verified === undefined ? undefined : email_verified === true,
        };
      } catch (cause) {
        throw asProviderError(cause);
      }
    },
  };
}
