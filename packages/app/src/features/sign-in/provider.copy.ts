import type { Schemas } from "@grantwright/api-client";

/** What a provider is called where its name is not known any more. */
const nameless = "Your organization’s sign-in";

/** What is said of a sign-in that came to nothing, and what to do next. */
const problems: Record<Exclude<Schemas["SignInOutcome"], "consent">, (name: string) => string> = {
  denied: (name) =>
    `${name} did not sign you in. Try again, or ask whoever looks after it whether you may use Grantwright.`,
  expired: () => "That took longer than ten minutes, or began in another browser. Enter your email and try again.",
  wrongDomain: (name) =>
    `${name} signed you in with an address that it may not use here. Sign out there, choose your work account, and try again.`,
  unverified: (name) =>
    `${name} has not verified your email address. Ask whoever looks after it to do that, then try again.`,
  otherPerson: (name) =>
    `Your email address belongs to another account at ${name}. Ask whoever looks after Grantwright for help.`,
  unreachable: (name) => `${name} cannot be reached just now. Try again in a few minutes.`,
  failed: (name) =>
    `${name} gave an answer that is not right. Try again, and if that does not help, tell whoever looks after Grantwright.`,
};

/** Texts of signing in by a provider. */
export const providerCopy = {
  text: (name: string, email: string) => `${name} says who people at ${email.slice(email.lastIndexOf("@") + 1)} are.`,
  requiredText: (name: string, email: string) =>
    `People at ${email.slice(email.lastIndexOf("@") + 1)} sign in with ${name}.`,
  continueWith: (name: string) => `Continue with ${name}`,
  leaving: (name: string) => `Going to ${name}…`,
  otherWay: "Sign in another way",
  problem: (outcome: keyof typeof problems, name: string = nameless) => problems[outcome](name),
  isProblem: (text: string): text is keyof typeof problems => Object.hasOwn(problems, text),
};
