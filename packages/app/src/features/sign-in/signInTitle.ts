import { copy } from "./sign-in.copy.ts";
import type { SignInView } from "./useSignIn.ts";

/** The headline of each view of signing in. */
export const signInTitle: Record<SignInView, string> = {
  email: copy.welcome,
  provider: copy.welcome,
  checkEmail: copy.checkEmail,
  token: copy.tokenTitle,
  secondStep: copy.secondStepTitle,
  consent: copy.consentTitle,
};
