import type { SectionKind } from "../../../kernel/text/sectionKind.ts";

/** Where else a sentence of one kind may stand, and how well it fits there (0 to 1), when no section of its own kind exists. */
const neighbours: Partial<Record<SectionKind, Partial<Record<SectionKind, number>>>> = {
  summary: { description: 0.95, objectives: 0.6, outcomes: 0.35, methods: 0.35, need: 0.3 },
  description: { objectives: 0.8, summary: 0.8, methods: 0.7, need: 0.35, outcomes: 0.35, engagement: 0.3 },
  need: { description: 0.5, audience: 0.45, objectives: 0.4, market: 0.4, innovation: 0.25, methods: 0.15 },
  audience: {
    need: 0.6,
    description: 0.55,
    outcomes: 0.35,
    engagement: 0.5,
    impact: 0.4,
    organization: 0.3,
    methods: 0.3,
  },
  objectives: { outcomes: 0.75, description: 0.75, impact: 0.4, methods: 0.45, need: 0.3 },
  methods: { description: 0.6, objectives: 0.45, timeline: 0.4, engagement: 0.3, facilities: 0.2, outcomes: 0.2 },
  timeline: { methods: 0.6, description: 0.35, objectives: 0.2, sustainability: 0.15 },
  outcomes: { objectives: 0.75, impact: 0.75, audience: 0.45, evaluation: 0.4, description: 0.35, methods: 0.3 },
  evaluation: { outcomes: 0.5, methods: 0.5, impact: 0.35, data: 0.3, objectives: 0.3, description: 0.2 },
  impact: { outcomes: 0.75, dissemination: 0.55, objectives: 0.5, need: 0.4, sustainability: 0.35, description: 0.35 },
  innovation: { need: 0.45, methods: 0.5, description: 0.5, objectives: 0.5, market: 0.35 },
  team: { organization: 0.75, partners: 0.4, facilities: 0.3, methods: 0.3, description: 0.25 },
  organization: { team: 0.8, description: 0.4, facilities: 0.4, partners: 0.35, audience: 0.3 },
  facilities: { organization: 0.6, team: 0.55, methods: 0.5, partners: 0.3, budget: 0.15, description: 0.2 },
  partners: {
    engagement: 0.9,
    team: 0.5,
    organization: 0.5,
    sustainability: 0.45,
    methods: 0.4,
    description: 0.3,
    budget: 0.2,
  },
  engagement: { partners: 0.9, methods: 0.5, need: 0.35, evaluation: 0.3, description: 0.35, team: 0.3 },
  budget: { sustainability: 0.4, timeline: 0.15, description: 0.2, other: 0.2 },
  sustainability: {
    impact: 0.4,
    budget: 0.4,
    outcomes: 0.3,
    partners: 0.3,
    timeline: 0.2,
    other: 0.3,
    description: 0.2,
  },
  risk: { lessons: 0.6, methods: 0.55, evaluation: 0.35, timeline: 0.35, sustainability: 0.35, description: 0.15 },
  data: { methods: 0.45, evaluation: 0.45, dissemination: 0.5, ethics: 0.3 },
  ethics: { methods: 0.55, data: 0.5, evaluation: 0.3, risk: 0.3 },
  market: { need: 0.55, impact: 0.4, sustainability: 0.4, innovation: 0.4 },
  dissemination: { impact: 0.7, methods: 0.45, outcomes: 0.35, evaluation: 0.35, sustainability: 0.35, data: 0.3 },
  references: { need: 0.4, methods: 0.3 },
  lessons: { risk: 0.7, evaluation: 0.5, methods: 0.4, outcomes: 0.3, sustainability: 0.3 },
  stories: { audience: 0.65, need: 0.5, outcomes: 0.4, impact: 0.5, engagement: 0.3, lessons: 0.3 },
  compliance: { organization: 0.5, risk: 0.5, team: 0.45, methods: 0.3 },
};

/** How well a sentence of `kind` fits a section of `sectionKind`: 1 for the same, 0 for not at all. */
export function affinity(kind: SectionKind, sectionKind: SectionKind): number {
  return kind === sectionKind ? 1 : (neighbours[kind]?.[sectionKind] ?? 0);
}
