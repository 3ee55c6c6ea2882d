import type { Schemas } from "../core/contract.ts";
import { defineMock } from "../core/defineMock.ts";

/** The personal account and two teams. */
export const sampleTeams: Schemas["Team"][] = [
  { id: "66f0aa10bb20cc30dd40ee51", name: "Ines Okafor", personal: true },
  { id: "66f0aa10bb20cc30dd40ee61", name: "Common Ground", personal: false },
  { id: "66f0aa10bb20cc30dd40ee62", name: "Marrow Bridge Growers", personal: false },
];

/** Mocks of teams. */
export const teamMocks = { list: defineMock<"listTeams">("GET", "/a/teams") };
