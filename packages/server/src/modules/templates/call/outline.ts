import { withoutLimits } from "./limits.ts";
import type { Passage } from "./passages.ts";

/** What a part of a call is about. */
export type Zone =
  "sections" | "attachments" | "eligibility" | "criteria" | "format" | "deadline" | "funding" | "other";

/** A passage, and where in the call it stands. */
export interface Part {
  passage: Passage;
  /** Its text without number or bullet. */
  body: string;
  /** Where the body begins in the passage. */
  bodyAt: number;
  kind: "heading" | "numbered" | "bullet" | "text";
  zone: Zone;
  /** It begins its zone: the heading that says what follows. */
  opensZone: boolean;
  /** How deep under the heading of its zone. */
  depth: number;
}

const zoneNames: [Zone, RegExp][] = [
  [
    "attachments",
    /\b(?:attach|enclos|annex|appendi|required (?:documents|forms|materials)|support(?:ing)? (?:documents|materials|documentation)|please (?:upload|send|include|submit)|to upload\b|documents? (?:required|needed|to (?:submit|include|upload))|what to (?:send|include) with|mandatory (?:documents|forms)|other documents)/i,
  ],
  [
    "criteria",
    /\b(?:(?:evaluation|assessment|selection|scoring|review|judging|rating) (?:criteria|information|process|factors)|award criteria|how (?:we (?:decide|choose|assess|judge|score|select)|(?:proposals?|applications?) (?:are|will be)\b)|what we look for|basis of (?:award|selection)|application review)|^criteria\b|^scoring\b/i,
  ],
  [
    "eligibility",
    /\b(?:eligib|ineligib|who (?:can|may|should|we|is able to|is eligible to) (?:apply|fund|support|not)|minimum qualifications|what we (?:do not|don[’']t|cannot|can[’']t) (?:fund|support)|exclusions|applicant requirements)/i,
  ],
  [
    "sections",
    /\b(?:narrative|application (?:form|questions|content)|questions? (?:to answer|for applicants)|(?:your|the) (?:application|answers)$|what to submit|tell us|proposal (?:content|structure|format and content|outline|requirements|sections)|(?:content|contents|structure|components|sections|parts) of (?:the |your |an )?(?:proposal|application|narrative)|content and form|how (?:the|your) (?:proposal|application) is (?:structured|organi[sz]ed)|technical (?:proposal|description)|application contents?|required sections|part b\b|^questions$|what we (?:ask|want to know|need to know))/i,
  ],
  ["format", /\b(?:format(?:ting)?|page (?:layout|set-?up)|layout|typographic)/i],
  ["deadline", /\b(?:deadlines?|key dates|important dates|timeline|when to apply|closing date|schedule)/i],
  [
    "funding",
    /\b(?:funding available|award (?:information|amount|size)|how much|grant (?:size|amount)|budget of the call|available funds)/i,
  ],
];

/** Zones that a heading inside of a form can open too; "Timeline" there is a section of it. */
const opensInside = new Set<Zone>(["attachments", "criteria", "format"]);

const marker =
  /^(?:(?<word>(?:[Ss]ection|SECTION|[Pp]art|PART|[Qq]uestion|QUESTION|Annex|ANNEX|Step|STEP|Q)\s*(?:[IVX]+|[A-Z]|\d+)\s*[.:)–-]\s*)|(?<letterDot>[A-Z]\.\d+\.?\s+)|(?<dotted>\d+(?:\.\d+)+\.?\s+(?=[A-Z]))|(?<int>\d{1,3}[.)]\s+|\d{1,2}\s+(?=[A-Z]))|(?<roman>[IVX]+[.)]\s+)|(?<upper>[A-Z][.)]\s+)|(?<lower>[a-z][.)]\s+|\([a-z\d]{1,3}\)\s+)|(?<hash>#{1,6}\s+)|(?<bullet>[-*•◦▪●‣–—·]\s+))/;

/** How a heading is marked: what looks alike is of the same rank. */
function markOf(text: string): { style: string; length: number } {
  const match = marker.exec(text);
  if (!match?.groups) return { style: isCapitals(text) ? "capitals" : "plain", length: 0 };
  const { groups } = match;
  const { length } = match[0];
  if (groups["word"]) return { style: `word ${groups["word"].toLowerCase().replace(/\s.*/, "")}`, length };
  if (groups["dotted"]) return { style: `dotted ${groups["dotted"].split(".").filter(Boolean).length}`, length };
  if (groups["hash"]) return { style: `hash ${groups["hash"].trim().length}`, length };
  const style = ["letterDot", "int", "roman", "upper", "lower", "bullet"].find((name) => groups[name] !== undefined);
  return { style: style ?? "plain", length };
}

const isCapitals = (text: string): boolean => {
  const letters = withoutBrackets(text).replace(/[^\p{L}]/gu, "");
  return letters.length >= 4 && letters === letters.toUpperCase();
};

const withoutBrackets = (text: string) => text.replace(/\s*\([^()]*\)/g, "");

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Whether a body reads as a heading: few words, and no sentence. */
export function isHeadingLike(body: string): boolean {
  const title = withoutLimits(withoutBrackets(body));
  return (
    title !== "" &&
    countWords(title) <= 10 &&
    title.length <= 90 &&
    !/[.,;!]$/.test(title) &&
    /^["“]?[\p{Lu}\d]/u.test(title) &&
    !/:\s+\S/.test(title)
  );
}

const zoneOf = (heading: string): Zone | undefined => zoneNames.find(([, pattern]) => pattern.test(heading))?.[0];

/** "Your application must contain:" */
const saysWhatIsIn =
  /\b(?:application|proposal|narrative|submission|letter|statement)s?\b[^:]*\b(?:contain|include|consist|comprise|have|provide|give|set out|say|state|be divided|be made up|be structured)[^:]*:$/i;

/**
 * What a line announces that ends in a colon: "Please attach:" opens a list as a heading does, and "Your application must
 * contain:" does where numbers follow.
 */
function leadOf(line: string, isNumberedBelow: boolean): Zone | undefined {
  if (isNumberedBelow && saysWhatIsIn.test(line) && !/\b(?:attach|enclos)/i.test(line)) return "sections";
  if (zoneNames[0]?.[1].test(line)) return "attachments";
  const asks =
    /\b(?:tell us|describe|answer|explain|address|cover|following (?:sections|questions|headings|points|parts))\b[^:]*:$/i;
  return asks.test(line) ? "sections" : undefined;
}

interface Level {
  style: string;
  zone: Zone;
}

/** The passages of a call as parts of what it says. */
export function toParts(passages: Passage[]): Part[] {
  const parts: Part[] = [];
  const stack: Level[] = [];
  for (const [index, passage] of passages.entries()) {
    const { text } = passage;
    const { style, length } = markOf(text);
    const body = text.slice(length).trim();
    const isMarked = length > 0;
    const bodyAt = text.length - text.slice(length).trimStart().length;
    const base = { passage, body, bodyAt };
    const add = (kind: Part["kind"], opensZone = false) => {
      const zone = stack.at(-1)?.zone ?? "other";
      const depth =
        stack.length -
        Math.max(
          0,
          stack.findLastIndex((level, at) => level.zone === zone && stack[at - 1]?.zone !== zone),
        ) -
        1;
      parts.push({ ...base, kind, zone, opensZone, depth: Math.max(0, depth) });
    };
    if (style === "bullet") {
      add("bullet");
      continue;
    }
    const isHeading =
      isHeadingLike(body) &&
      !body.endsWith(":") &&
      (isMarked || style === "capitals" || (passage.isAfterBlank && hasMoreBelow(passages, index)));
    if (!isHeading) {
      const lead =
        body.endsWith(":") && !isMarked
          ? leadOf(body, /^int|^word|^upper|^lower|^roman/.test(markOf(passages[index + 1]?.text ?? "").style))
          : undefined;
      const around = stack.at(-1)?.zone;
      if (
        lead !== undefined &&
        (lead !== around || around === "attachments") &&
        !(around === "sections" && lead === "sections")
      ) {
        if (stack.at(-1)?.style === "lead") stack.pop();
        stack.push({ style: "lead", zone: lead });
        add("heading", true);
      } else {
        const at = isMarked ? stack.findIndex((level) => level.style === style) : -1;
        if (at >= 0) stack.length = at;
        add(isMarked ? "numbered" : "text");
      }
      continue;
    }
    popTo(stack, style, isMarked);
    const around = stack.at(-1)?.zone;
    const own = zoneOf(body);
    const isInForm = around === "sections";
    const isList = around === "attachments" || around === "eligibility" || around === "criteria";
    const isEntryOfList = isList && isMarked;
    const opens =
      own !== undefined && !isEntryOfList && !(isInForm && isMarked && !opensInside.has(own) && own !== "sections");
    const zone = opens ? own : isInForm || isList ? around : "other";
    stack.push({ style, zone });
    add("heading", opens);
  }
  return parts;
}

/** Parts under which a list may stand that is numbered. */
const holdsLists = new Set<Zone>(["sections", "attachments", "eligibility", "criteria"]);

/** Leaves what stands deeper than a heading of this style, so that its like are side by side. */
function popTo(stack: Level[], style: string, isMarked: boolean): void {
  const at = stack.findIndex((level) => level.style === style);
  if (at >= 0) {
    stack.length = at;
    return;
  }
  // Numbers under "Please attach:" are its list; a heading without one ends it.
  if (!isMarked && stack.at(-1)?.style === "lead") stack.pop();
  const last = stack.at(-1);
  // Numbers begin: what came before was no part of what they count, unless it is a list that they are of.
  if (
    last?.style === "plain" &&
    style !== "plain" &&
    (style.startsWith("word") || style === "capitals" || !holdsLists.has(last.zone))
  )
    stack.pop();
}

/** A line alone between blanks is a heading where something stands under it. */
function hasMoreBelow(passages: Passage[], index: number): boolean {
  const next = passages[index + 1];
  return next !== undefined && (!next.isAfterBlank || countWords(next.text) > 10 || marker.test(next.text));
}
