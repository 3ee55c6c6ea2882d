interface Applicant {
  /** How an organisation says that it is one. */
  said: RegExp;
  /** How a source names them. */
  named: RegExp;
  /** In "it is open to …". */
  label: string;
}

const applicants: Applicant[] = [
  {
    said: /\bnon-?profit|\bnot[- ]for[- ]profit|\b501 ?\(?c\)?|\bcharit(?:y|ies|able)\b|\bNGO\b/i,
    named: /non-?profits?\b|not-for-profit/i,
    label: "nonprofits",
  },
  { said: /\bschool district|\bpublic schools?\b/i, named: /school districts/i, label: "school districts" },
  {
    said: /\buniversity\b|\bcommunity college\b|\bhigher education\b/i,
    named: /higher education/i,
    label: "institutions of higher education",
  },
  { said: /\btrib(?:e|al)\b/i, named: /tribal|tribes/i, label: "tribes" },
  { said: /\bcounty government\b|\bwe are (?:the|a) county\b/i, named: /county governments/i, label: "counties" },
  { said: /\b(?:city|town|township|municipality) (?:of|government)\b/i, named: /city or township/i, label: "cities" },
  { said: /\bhousing authority\b/i, named: /housing authorities/i, label: "housing authorities" },
  {
    said: /\bsmall business\b|\bstart-?up\b|\bLLC\b|\bfor-profit\b|\bour company\b/i,
    named: /small businesses|for[- ]profit/i,
    label: "small businesses",
  },
  { said: /\bI am an? \p{L}+|\bfreelance/iu, named: /^individuals/i, label: "individuals" },
];

const anybody = /^unrestricted\b/i;
const seeText = /^others?\b.*\b(?:see text|clarification|additional information)/i;

/** Whether an organisation may apply, as far as both sides say. */
export interface Eligibility {
  verdict: "open" | "closed" | "unknown";
  /** Who of those that the organisation says it is may apply. */
  label?: string;
}

/** Compares what an organisation says it is with the kinds of applicants that a source names, one a line. */
export function eligibilityOf(organization: string, eligibility: string | null): Eligibility {
  const lines = (eligibility ?? "").split("\n").map((line) => line.trim());
  if (lines.some((line) => anybody.test(line))) return { verdict: "open", label: "every kind of organization" };
  // "other than institutions of higher education" does not name them.
  const named = lines.map((line) => line.replace(/[(,]? ?(?:other than|that do not|except|excluding)\b.*$/i, ""));
  const known = named.filter((line) => applicants.some((applicant) => line.length < 120 && applicant.named.test(line)));
  const isState = named.some((line) => /^state governments?$/i.test(line));
  const mine = applicants.filter(({ said }) => said.test(organization));
  const open = mine.find((applicant) => known.some((line) => applicant.named.test(line)));
  if (open) return { verdict: "open", label: open.label };
  const isListed = known.length > 0 || isState;
  if (mine.length === 0 || !isListed || lines.some((line) => seeText.test(line))) return { verdict: "unknown" };
  return { verdict: "closed" };
}
