import { generateKeyPairSync } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { type JWK } from "oidc-provider";

/** Who signs in at the provider next, and what it says of them. */
interface ProviderPerson {
  sub: string;
  email?: string;
  /** Absent where the provider does not say. */
  email_verified?: boolean;
}

/** A real provider of OpenID Connect on this machine, whose page is answered by itself. */
export interface LocalProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Who sits before the browser. They say no where there is none. */
  person: ProviderPerson | undefined;
  /** It answers nothing but 503. */
  isDown: boolean;
  /** The keys that it shows are not those that it signs with. */
  isForged: boolean;
  /** How often it was asked what it is. */
  discoveries: number;
  /** Opens an address at it as a browser would, through all that it leads to there. Returns the address of the app that it leads back to. */
  visit(address: string | URL): Promise<URL>;
  stop(): Promise<void>;
}

const newKey = (kid: string): JWK => ({
  ...(generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ format: "jwk" }) as JWK),
  kid,
  use: "sig",
  alg: "RS256",
});

const mostSteps = 12;

/** Starts a provider that sends people back to these addresses. `tellsInToken`: the address stands in its id tokens. */
export async function startLocalProvider(
  redirectAddresses: string[],
  { tellsInToken = false, port = 0 } = {},
): Promise<LocalProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, ProviderPerson>();
  const { kty, n, e } = newKey("k1");
  const forged = JSON.stringify({ keys: [{ kty, n, e, kid: "k1", use: "sig", alg: "RS256" }] });
  const found: LocalProvider = {
    issuer,
    clientId: "grantwright",
    clientSecret: "a secret of the provider and the server",
    person: undefined,
    isDown: false,
    isForged: false,
    discoveries: 0,
    async visit(address) {
      const cookies = new Map<string, string>();
      let next = new URL(address);
      for (let step = 0; next.origin === issuer; step += 1) {
        if (step === mostSteps) throw new Error(`The provider leads nowhere: ${next.href}`);
        const answer = await fetch(next, {
          redirect: "manual",
          headers: { cookie: [...cookies].map((pair) => pair.join("=")).join("; ") },
        });
        for (const each of answer.headers.getSetCookie()) {
          const [name = "", value = ""] = (each.split(";", 1)[0] ?? "").split(/=(.*)/s);
          cookies.set(name, value);
        }
        const location = answer.headers.get("location");
        if (!location) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
        next = new URL(location, next);
      }
      return next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  const provider = new Provider(issuer, {
    clients: [{ client_id: found.clientId, client_secret: found.clientSecret, redirect_uris: redirectAddresses }],
    cookies: { keys: ["a key of cookies"] },
    jwks: { keys: [newKey("k1")] },
    claims: { openid: ["sub"], email: ["email", "email_verified"] },
    conformIdTokenClaims: !tellsInToken,
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_context, id) => {
      const person = people.get(id);
      return person && { accountId: id, claims: () => ({ ...person }) };
    },
    loadExistingGrant: async (context) => {
      const { client, session } = context.oidc;
      const grant = new context.oidc.provider.Grant({
        ...(client && { clientId: client.clientId }),
        ...(session?.accountId && { accountId: session.accountId }),
      });
      grant.addOIDCScope("openid email");
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on("request", (request, response) => {
    const path = request.url ?? "/";
    if (path.startsWith("/.well-known/")) found.discoveries += 1;
    if (found.isDown) return void response.writeHead(503).end();
    if (found.isForged && path.startsWith("/jwks"))
      return void response.writeHead(200, { "content-type": "application/json" }).end(forged);
    if (!path.startsWith("/interaction/")) return void answer(request, response);
    const { person } = found;
    if (person) people.set(person.sub, person);
    void provider.interactionFinished(
      request,
      response,
      person
        ? { login: { accountId: person.sub } }
        : { error: "access_denied", error_description: "The person said no." },
    );
  });
  return found;
}
