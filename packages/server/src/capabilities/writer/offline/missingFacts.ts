import type { SectionKind } from "../../../kernel/text/sectionKind.ts";
import { featuresOf } from "../cues/features.ts";
import { asksIn, wholeAsk } from "./asks/asksIn.ts";
import { fillAsk } from "./asks/fillAsk.ts";
import { missingMoney } from "./asks/missingMoney.ts";
import { countSigns } from "./asks/saidIn.ts";
import { hasCapitals, wantedFacts, type Wanted } from "./wantedFacts.ts";

/** What is known of a text besides its words. */
interface Asked {
  /** The language to ask in, as BCP 47. */
  language?: string;
  /** The whole document; else the text alone. */
  whole?: string;
  /** What of the document speaks of what will be done; else the text alone. */
  plan?: string;
  /** The kinds of section for which some sentence of the document is fairly surely. */
  told?: ReadonlySet<SectionKind>;
  /** What of the text is surely for a section of its kind; else all. */
  surely?: string;
  /** Whether something of what the section is for is said, without what would make it enough. */
  isBegun?: boolean;
  /** What asks for two things together is one question. */
  isJoined?: boolean;
  /** Whether it tells of what was done. */
  isReport?: boolean;
}

/** Of these all that can be missing makes up what is asked for where nothing is said. */
const joined: ReadonlySet<SectionKind> = new Set<SectionKind>(["timeline", "team", "budget"]);

/** What the budget of a report lacks: it accounts for what was granted, and asks for nothing. */
const missingInReport = (text: string, language: string): string[] =>
  countSigns(text, "left", language) ? [] : [asksIn(language).asks.left];

/** What a budget leaves open that says the sum asked for and its lines. */
function openInBudget(text: string, whole: string, language: string, missing: readonly Wanted[]): string[] {
  const isAsked = (ask: Wanted["ask"]) => missing.some((wanted) => wanted.ask === ask);
  return missingMoney(text, whole, language)
    .filter(({ ask }) => !(isAsked("sum") && ask !== "remainder") && !(isAsked("lines") && ask === "remainder"))
    .map(({ ask, values }) => fillAsk(asksIn(language).asks[ask], values));
}

/** What a text of this kind lacks, in the order in which a reader would ask for it, as it stands after "Add: ". */
export function missingFacts(
  kind: SectionKind,
  text: string,
  isTextEnglish: boolean,
  {
    language = "en",
    whole = text,
    plan = text,
    told,
    surely = text,
    isBegun = false,
    isJoined = false,
    isReport = false,
  }: Asked = {},
): string[] {
  const { asks } = asksIn(language);
  const all = wholeAsk(kind, language, isReport);
  if (text.trim() === "") return [all];
  if (isReport && kind === "budget") return missingInReport(text, language);
  const [own, everywhere] = [featuresOf(text), whole === text ? undefined : featuresOf(whole)];
  const wanted = wantedFacts[kind] ?? [];
  const lacking = wanted.find(({ isWhole, has }) => isWhole && !has(surely, featuresOf(surely), language));
  if (lacking) return [isBegun && lacking.rest ? asks[lacking.rest] : all];
  const missing = wanted
    .filter(({ isToldBy }) => !isToldBy || !told?.has(isToldBy))
    .filter(({ needsEnglish }) => isTextEnglish || !needsEnglish)
    .filter(({ needsCapitals }) => hasCapitals(whole) || !needsCapitals)
    .filter(
      ({ has, isAnywhere, isPlanned }) =>
        !has(text, own, language) &&
        !(isPlanned && isPlanned(plan, language)) &&
        !(isAnywhere && everywhere && (isAnywhere === true ? has : isAnywhere)(whole, everywhere, language)),
    );
  if (isJoined && joined.has(kind) && missing.length > 1) return [all];
  const money = kind === "budget" ? openInBudget(text, whole, language, missing) : [];
  return [...missing.map(({ ask }) => asks[ask]), ...money];
}
