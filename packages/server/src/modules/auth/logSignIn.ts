import type { FastifyRequest } from "fastify";
import { networkOf } from "../../capabilities/session/network.ts";

/** What happens around signing in, by the name under which the log has it. */
type SignInEvent =
  | "linkAsked"
  | "linkUsed"
  | "linkRefused"
  | "passwordRight"
  | "passwordWrong"
  | "passwordSet"
  | "stepAsked"
  | "stepRight"
  | "stepWrong"
  | "passkeyRight"
  | "passkeyRefused"
  | "secondFactorChanged"
  | "passkeysChanged"
  | "providerAsked"
  | "providerUsed"
  | "providerRefused"
  | "sessionEnded"
  | "loggedOut"
  | "accountDeleted";

/** What a line says beside its event: never an address of a person, a token or a password. */
interface SignInDetails {
  /** The person's id; undefined where nobody has shown who they are. */
  person?: string | undefined;
  why?: string;
  /** The id of a provider of sign-in. */
  provider?: string;
  sessions?: number;
}

/** Writes down an event of signing in, with the network that it came from and the id of the call. */
export function logSignIn({ log, ip }: FastifyRequest, event: SignInEvent, details: SignInDetails = {}): void {
  log.info({ event, network: networkOf(ip), ...details }, "sign-in");
}
