import { readQuantity, type Quantity } from "./quantity.ts";
import { isCapital, isJoined, toReading, withOther, type Bare, type Read, type Reading } from "./reader.ts";
import { foldDigits, type Token } from "./tokens.ts";
import { lexiconOf } from "./words/lexicon.ts";

const currencySigns = new Map<string, string>(
  Object.entries({
    $: "USD",
    "€": "EUR",
    "£": "GBP",
    "¥": "JPY",
    "₹": "INR",
    "₽": "RUB",
    "₺": "TRY",
    "₩": "KRW",
    "₦": "NGN",
    "₱": "PHP",
    "฿": "THB",
    "₫": "VND",
    "₪": "ILS",
    "₴": "UAH",
    "₵": "GHS",
    "₡": "CRC",
    "₲": "PYG",
    "৳": "BDT",
  }),
);

/** Letters joined to a dollar sign. */
const dollars = new Map<string, string>(
  Object.entries({
    us: "USD",
    a: "AUD",
    au: "AUD",
    c: "CAD",
    ca: "CAD",
    nz: "NZD",
    hk: "HKD",
    s: "SGD",
    r: "BRL",
    mx: "MXN",
    nt: "TWD",
    t: "TTD",
  }),
);

const isoCodes = new Set(Intl.supportedValuesOf("currency"));

/** Short words that are a currency only next to a number. `?`: several currencies have it. */
const shortCurrencies = new Map<string, string>(
  Object.entries({
    rs: "INR",
    ksh: "KES",
    kshs: "KES",
    tsh: "TZS",
    ush: "UGX",
    kr: "?",
    cfa: "?",
    fcfa: "?",
    rp: "IDR",
    bs: "BOB",
    kz: "AOA",
    tl: "TRY",
    mdh: "MAD",
    fr: "CHF",
    r: "ZAR",
    n: "NGN",
    frw: "RWF",
    shs: "?",
    gh: "GHS",
    ghc: "GHS",
    mk: "MWK",
    rm: "MYR",
    nrs: "NPR",
    dhs: "?",
  }),
);

/** Whose dollars they are, in words: "186,400 US dollars". */
const whoseDollars = new Map<string, string>(
  Object.entries({
    us: "USD",
    american: "USD",
    canadian: "CAD",
    australian: "AUD",
    nz: "NZD",
    jamaican: "JMD",
    namibian: "NAD",
    singapore: "SGD",
    barbados: "BBD",
    fijian: "FJD",
    liberian: "LRD",
  }),
);

/** "CA" in "86 500 $ CA". */
const isoSuffix = /^(?:CA|US|AU|NZ|HK)$/;

const isHan = (token: Token | undefined) => /^\p{Script=Han}/u.test(token?.text ?? "");

/** The code of the currency at a token, and the index behind it. */
export function currencyAt(
  { tokens, words }: Reading,
  at: number,
): { code: string | undefined; next: number } | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  const joined = tokens[at + 1];
  if (token.kind === "word" && joined?.text === "$" && isJoined(joined) && dollars.get(token.key))
    return { code: dollars.get(token.key), next: at + 2 };
  // "GH₵ 40,000": the country before the sign says nothing more.
  if (token.key === "gh" && joined?.text === "₵" && isJoined(joined)) return { code: "GHS", next: at + 2 };
  const sign = currencySigns.get(token.text);
  const suffix = dollars.get(joined?.key ?? "");
  if (token.text === "$" && suffix && joined!.isSpaced && isoSuffix.test(joined!.text))
    return { code: suffix, next: at + 2 };
  if (sign) return { code: token.text === "¥" && words.language === "zh" ? "CNY" : sign, next: at + 1 };
  if (token.text === "円") return { code: "JPY", next: at + 1 };
  if (token.text === "元") return { code: words.language === "zh" ? "CNY" : undefined, next: at + 1 };
  if (token.text === "块" && !isHan(tokens[at + 1])) return { code: "CNY", next: at + 1 };
  if (token.kind !== "word") return undefined;
  const whose = words.currencies.get(joined?.key ?? "") === "USD" ? whoseDollars.get(token.key) : undefined;
  if (whose) return { code: whose, next: at + 2 };
  if (isoCodes.has(token.text)) return { code: token.text, next: at + 1 };
  const code = words.currencies.get(token.key) ?? shortCurrencies.get(token.key);
  if (code === undefined) return undefined;
  const next = tokens[at + 1]?.text === "." && shortCurrencies.has(token.key) ? at + 2 : at + 1;
  return { code: code === "?" ? undefined : code, next };
}

const millions = new Map<string, number>(
  Object.entries({
    m: 1e6,
    mn: 1e6,
    mm: 1e6,
    k: 1e3,
    b: 1e9,
    bn: 1e9,
    t: 1e3,
    tn: 1e12,
    md: 1e9,
  }),
);

/** A short scale that is told only where money is meant: "€1.2m". */
export function moneyScale({ tokens }: Reading, at: number): number | undefined {
  const token = tokens[at];
  return token?.kind === "word" && !tokens[at + 1]?.text.startsWith("²") ? millions.get(token.key) : undefined;
}

export function amount(quantity: Quantity, code: string | undefined, next: number, scale = 1): Read {
  const fact: Bare = { kind: "amount", value: quantity.value * scale, ...(code === undefined ? {} : { unit: code }) };
  return { fact: withOther(fact, quantity, scale), next };
}

/** Money whose currency stands before the number. */
export function readMoneyBefore(reading: Reading, at: number): Read | undefined {
  const { tokens } = reading;
  const currency = currencyAt(reading, at);
  const number = tokens[currency?.next ?? 0];
  if (!currency || number?.kind !== "digits") return undefined;
  // "R 12,000" is money, "R2" is not; "fr 12" needs its full stop or capital letter.
  if (shortCurrencies.has(tokens[at]!.key) && tokens[at]!.kind === "word" && !isCapital(tokens[at])) return undefined;
  const letter = tokens[at]!.key;
  if (letter === "r" && number.text.length < 3) return undefined;
  const quantity = readQuantity(reading, currency.next);
  if (!quantity) return undefined;
  const scale = moneyScale(reading, quantity.next);
  // "N9,500" and "N6 million" are money; "N7" and "N113" are roads.
  if (letter === "n" && scale === undefined && !/[.,]/.test(number.text) && quantity.value < 1e4) return undefined;
  return amount(quantity, currency.code, quantity.next + (scale === undefined ? 0 : 1), scale);
}

/** Whether a word is a currency only next to a number in digits. */
export const isShortCurrency = (token: Token): boolean => shortCurrencies.has(token.key);

/** Whether a sign is that of a currency. */
export const isCurrencySign = (sign: string): boolean => currencySigns.has(sign);

/** Whether a word may be a currency, whatever the language: "USD", "Rs", the "A" of "A$". */
export const isCurrencyWord = ({ text, key }: Token): boolean =>
  text.length <= 4 && (isoCodes.has(text) || shortCurrencies.has(key) || dollars.has(key));

/** The codes of the currencies that a text speaks of, also without a sum: "total Bs", "Budget in GEL". `?` for a name that several have. */
export function currenciesIn(text: string, language: string): Set<string> {
  const reading = toReading(foldDigits(text), { ...lexiconOf(language), language });
  const codes = new Set<string>();
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const token = reading.tokens[at]!;
    if (token.kind === "digits" || (isShortCurrency(token) && !isCapital(token))) continue;
    const currency = currencyAt(reading, at);
    if (currency) codes.add(currency.code ?? "?");
  }
  return codes;
}
