import type { Schemas } from "@grantwright/api-client";
import { Secret, TOTP } from "otpauth";
import type { Browser } from "./browser.ts";
import type { TestServer } from "./testServer.ts";

/** How long a code of an app is the one of now, in milliseconds. */
export const codeStep = 30_000;

/** The code that an app shows, `steps` steps of time from now. */
export const codeOf = (server: Pick<TestServer, "context">, secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: server.context.now().getTime() + steps * codeStep,
  });

/** Turns two-step sign-in on for who is freshly signed in. Lets a step of time pass, so that the next code is a new one. */
export async function turnOn(
  server: TestServer,
  person: Browser,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { body: setup } = await person.post<Schemas["SecondFactorSetup"]>("/a/me/second-factor/setup", {});
  const code = codeOf(server, setup.secret);
  const { body } = await person.post<Schemas["RecoveryCodes"]>("/a/me/second-factor", { code });
  server.clock.offsetMs += codeStep;
  return { secret: setup.secret, recoveryCodes: body.recoveryCodes };
}
