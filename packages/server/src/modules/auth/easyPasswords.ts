import { commonPasswords } from "./commonPasswords.ts";

const product = "grantwright";
const common = new Set(commonPasswords);

/** Up to four figures or signs at the end make a password no harder to guess: they are what people add first. */
const withoutEnding = (text: string): string => text.replace(/[\d\W_]{1,4}$/, "");

/** The address, and its parts, that somebody would try first. */
function partsOf(email: string): string[] {
  const [local = "", domain = ""] = email.split("@");
  const [name = ""] = local.split("+");
  return [
    email,
    `${name}@${domain}`,
    local,
    name,
    domain,
    domain.split(".")[0] ?? "",
    name.replace(/[._-]/g, ""),
  ].filter(Boolean);
}

/**
 * Whether a password is among the first that somebody would try: a common one, one character over and over, only white space, the
 * product's name or the person's own address, with or without a few figures behind it.
 */
export function isEasyToGuess(password: string, email: string): boolean {
  const text = password.normalize("NFKC").toLowerCase().trim();
  if (/^(.)\1*$/su.test(text) || text === "") return true;
  const names = new Set([product, ...partsOf(email.toLowerCase())]);
  return [text, withoutEnding(text)].some((each) => common.has(each) || names.has(each));
}
