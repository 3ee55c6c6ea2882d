import type { SectionKind } from "../../kernel/text/sectionKind.ts";

/** In order: the first that matches wins, so what is specific stands before what is general. */
const titles: [SectionKind, RegExp][] = [
  ["organization", /^(?:who we are|about us|our (?:club|group|charity|history)|org|us)$/i],
  ["team", /^(?:who|staff|people|the team)$/i],
  ["sustainability", /^(?:after|afterwards|after that|later)$/i],
  ["evaluation", /^(?:checks?|checking|proof|how we know)$/i],
  ["partners", /^(?:permissions?|with whom)$/i],
  ["audience", /^(?:for whom|who for|who comes|who it is for)$/i],
  [
    "methods",
    /^(?:what (?:happens|we (?:want|plan|propose|would like|intend|hope|need) to do|we(?:'|’)ll do|we(?:'|’)d do|we will do|we do)|the (?:idea|plan|work)|our plan|design|steps|how(?: (?:it|this) works)?)$/i,
  ],
  [
    "budget",
    /^(?:(?:what )?we need|what(?:'|’)s needed|what is needed|was wir brauchen|wir brauchen|wat (?:we|wij) nodig hebben|ce qu(?:'|’)il nous faut|(?:lo )?que necesitamos|(?:o )?que precisamos|(?:cosa|che cosa) ci serve|what (?:we need (?:the (?:grant|money) for)?|it costs|we ask for)|[£$€]+|costings?|figures)$/i,
  ],
  ["outcomes", /^(?:numbers|targets|what (?:will )?changes?|what (?:we|you) (?:hope for|get|will see))$/i],
  ["evaluation", /^how (?:we(?:'|’)ll|we will|will we|you(?:'|’)ll) know\b/i],
  ["summary", /\b(?:executive summary|abstract|project summary|summary for)\b|^summary$/i],
  ["compliance", /\b(?:compliance|requirements? matrix)\b/i],
  ["references", /\b(?:references cited|bibliography|literature|works cited)\b/i],
  ["data", /\bdata (?:management|sharing|plan|protection)\b/i],
  ["ethics", /\b(?:ethic\w*|human subjects|vertebrate|safeguarding|consent)\b/i],
  ["timeline", /\b(?:time ?(?:line|table|frame)|schedule|work ?plan|milestones?|calendar|when)\b/i],
  [
    "budget",
    /\b(?:budget|value for money|costs?|price|pricing|financ\w+|funding request|use of funds|expenditure|money|funding)\b/i,
  ],
  [
    "sustainability",
    /\b(?:sustainab\w*|lasting|after the (?:grant|project)|continu\w+|long[- ](?:term|range)|future|next steps|other funding)\b/i,
  ],
  [
    "evaluation",
    /\b(?:evaluat\w*|assess\w*|measur\w+ (?:success|progress)|monitoring|indicators?|performance measurement)\b/i,
  ],
  ["outcomes", /\b(?:outcomes?|results?|deliverables?|outputs?|measurable)\b/i],
  ["objectives", /\b(?:objectives?|goals?|aims?|hypothes[ie]s|research questions?)\b/i],
  ["innovation", /\b(?:innovation|innovative|novelty|intellectual merit|new)\b/i],
  ["dissemination", /\b(?:disseminat\w*|communication|publication|exploitation)\b/i],
  ["impact", /\b(?:impacts?|benefits?|difference)\b/i],
  ["need", /\b(?:needs?|problem|background|significance|rationale|context|challenge to|why|understanding)\b/i],
  ["risk", /\b(?:risks?|challenges?|contingenc\w+|quality)\b/i],
  ["lessons", /\b(?:lessons?|learned|learnt|reflection)\b/i],
  ["stories", /\b(?:stor(?:y|ies)|photographs?|testimonials?|voices|own words)\b/i],
  ["engagement", /\b(?:engage\w*|participation|involvement|consultation|inclusion)\b/i],
  ["partners", /\b(?:partners?\w*|collaborat\w*|consortium|letters of support)\b/i],
  [
    "team",
    /\b(?:team|staff\w*|people|personnel|investigators?|qualifications?|experience|capability|key persons?|who|biograph\w*)\b/i,
  ],
  ["facilities", /\b(?:facilit(?:y|ies)|equipment|resources|environment|premises)\b/i],
  [
    "organization",
    /\b(?:organi[sz]ation\w*|mission|history|about us|applicant|track record|past performance|capacity|governance)\b/i,
  ],
  [
    "audience",
    /\b(?:audience|beneficiar\w+|target (?:group|population)|people reached|participants|population|community served)\b/i,
  ],
  ["market", /\b(?:market\w*|commercial\w*|customers?|competit\w+)\b/i],
  [
    "methods",
    /\b(?:methods?|methodology|approach|activit(?:y|ies)|plan|design|implementation|project|programme?|services?|offer)\b/i,
  ],
];

const knownKeys: Record<string, SectionKind> = {
  projectdescription: "description",
  teamexperience: "team",
  methodology: "methods",
  measurableoutcomes: "outcomes",
  communityengagement: "engagement",
};

/** The kind of a section from its title, for sections whose kind nobody has set. */
export function inferSectionKind(title: string): SectionKind {
  const key = title.toLowerCase().replace(/[^a-z]/g, "");
  const known = knownKeys[key];
  if (known) return known;
  if (/\b(?:project|general) (?:description|overview)\b|^(?:overview|introduction|opening|cover letter)\b/i.test(title))
    return "description";
  return titles.find(([, pattern]) => pattern.test(title))?.[0] ?? "other";
}
