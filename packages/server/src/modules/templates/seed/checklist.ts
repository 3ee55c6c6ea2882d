import type { ChecklistItemSeed } from "./templateSeed.ts";

/** Papers that many funders ask for, so that each template words them alike. */
export const usualDocuments = {
  taxExemption: {
    id: "tax-exemption-letter",
    name: "Tax-exemption letter",
    description: "The letter that shows your status as a charity or non-profit, or that of your fiscal sponsor.",
    category: "administrative",
  },
  boardList: {
    id: "board-list",
    name: "Board list",
    description: "Names, occupations and terms of the people who govern the organization.",
    category: "administrative",
  },
  registration: {
    id: "registration",
    name: "Registration",
    description: "Certificate of incorporation, or the registration that lets you receive this funding.",
    category: "administrative",
  },
  accounts: {
    id: "annual-accounts",
    name: "Annual accounts",
    description: "Form 990 or the signed accounts of the last complete year.",
    category: "financial",
  },
  audit: {
    id: "audit",
    name: "Audit or independent review",
    description: "The auditor's or reviewer's report, where you have one.",
    category: "financial",
  },
  organizationBudget: {
    id: "organization-budget",
    name: "Organization budget",
    description: "Income and expenditure planned for the current year.",
    category: "financial",
  },
  projectBudget: {
    id: "project-budget",
    name: "Project budget",
    description: "Every line of the project, with what is asked for here and what others pay.",
    category: "financial",
  },
  lettersOfSupport: {
    id: "letters-of-support",
    name: "Letters of support",
    description: "From partners who say what they will do, not only that they approve.",
    category: "supporting",
  },
  resumes: {
    id: "staff-resumes",
    name: "Key staff résumés",
    description: "One page each for the people who carry the work.",
    category: "supporting",
  },
  narrative: {
    id: "narrative",
    name: "The proposal itself",
    description: "Exported from here, read once more by somebody who has not seen it.",
    category: "narrative",
  },
} as const satisfies Record<string, Omit<ChecklistItemSeed, "required">>;

/** A usual document that must be there. */
export function requiredDocument(name: keyof typeof usualDocuments): ChecklistItemSeed {
  return { ...usualDocuments[name], required: true };
}

/** A usual document that helps, or is asked for only sometimes. */
export function optionalDocument(name: keyof typeof usualDocuments): ChecklistItemSeed {
  return { ...usualDocuments[name], required: false };
}
