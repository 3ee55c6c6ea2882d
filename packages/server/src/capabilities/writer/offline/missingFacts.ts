import type { SectionKind } from "../../../kernel/text/sectionKind.ts";
import { featuresOf } from "../cues/features.ts";
import { asksIn } from "./asks/asksIn.ts";
import { hasCapitals, wantedFacts } from "./wantedFacts.ts";

/** What is known of a text besides its words. */
interface Asked {
  /** The language to ask in, as BCP 47. */
  language?: string;
  /** The whole document; else the text alone. */
  whole?: string;
  /** The kinds of section for which some sentence of the document is fairly surely. */
  told?: ReadonlySet<SectionKind>;
  /** What of the text is surely for a section of its kind; else all. */
  surely?: string;
  /** What asks for two things together is one question. */
  isJoined?: boolean;
}

/** Of these all that can be missing makes up what is asked for where nothing is said. */
const joined: ReadonlySet<SectionKind> = new Set<SectionKind>(["timeline", "team", "budget"]);

/** What a text of this kind lacks, in the order in which a reader would ask for it, as it stands after "Add: ". */
export function missingFacts(
  kind: SectionKind,
  text: string,
  isTextEnglish: boolean,
  { language = "en", whole = text, told, surely = text, isJoined = false }: Asked = {},
): string[] {
  const said = asksIn(language);
  if (text.trim() === "") return [said.whole[kind]];
  const [own, all] = [featuresOf(text), whole === text ? undefined : featuresOf(whole)];
  const wanted = wantedFacts[kind] ?? [];
  if (wanted.some(({ isWhole, has }) => isWhole && !has(surely, featuresOf(surely)))) return [said.whole[kind]];
  const missing = wanted
    .filter(({ isToldBy }) => !isToldBy || !told?.has(isToldBy))
    .filter(({ needsEnglish }) => isTextEnglish || !needsEnglish)
    .filter(({ needsCapitals }) => hasCapitals(whole) || !needsCapitals)
    .filter(
      ({ has, isAnywhere }) =>
        !has(text, own) && !(isAnywhere && all && (isAnywhere === true ? has : isAnywhere)(whole, all)),
    )
    .map(({ ask }) => said.asks[ask]);
  return isJoined && joined.has(kind) && missing.length > 1 ? [said.whole[kind]] : missing;
}
