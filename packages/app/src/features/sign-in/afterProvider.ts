import { providerCopy } from "./provider.copy.ts";
import type { SignInStart } from "./useSignIn.ts";

const key = "grantwright.signin.provider";

/** What this tab remembers while the person is at a provider. */
interface Left {
  name: string;
  email: string;
}

/** Remembers, for this tab alone, with whom the person signs in: the address that they come back with names nobody. */
export function rememberLeft(left: Left): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(left));
  } catch {
    // Without a session storage the provider is not named, and the address is typed again.
  }
}

function takeLeft(): Partial<Left> {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? {} : (JSON.parse(text) as Left);
  } catch {
    return {};
  }
}

/** Where signing in starts for who comes back from a provider with this word in the address; undefined for a token, and for none. */
export function startAfter(token: string | undefined): SignInStart | undefined {
  if (token === "consent") return { view: "consent", email: "", error: "" };
  if (token === undefined || !providerCopy.isProblem(token)) return undefined;
  const { name, email = "" } = takeLeft();
  return { view: "email", email, error: providerCopy.problem(token, name) };
}
