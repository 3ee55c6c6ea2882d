import type { SourceFact } from "./templateSeed.ts";

const nsfSupplement = {
  url: "https://www.nsf.gov/policies/document/pappg24-1-supplement-2",
  page: "22 January 2026",
};

/** What is known of NSF's research proposal, and from where. */
export const nsfFacts: SourceFact[] = [
  { text: "Project summary 1 page, project description 15 pages, both with their headings." },
  {
    text: "Budget justification 5 pages, and 5 for each subaward.",
    url: "https://ctsi.ucla.edu/nsf-requirements/budget",
    page: "undated",
  },
  { text: "The data plan is a web form in Research.gov since 27 April 2026.", ...nsfSupplement },
  {
    text: "Typefaces, one-inch margins, at most six lines an inch.",
    url: "https://academicgrants.tcnj.edu/resources/nsfapplicationkit/",
    page: "undated",
  },
  { text: "Mentoring plan, references and the papers for each person." },
];

const nihBiosketch: SourceFact = {
  text: "Biosketches are the Common Form and NIH's supplement, made in SciENcv, for due dates from 25 January 2026.",
  url: "https://www.grants.nih.gov/grants/guide/notice-files/NOT-OD-26-018.html",
  page: "2 December 2025",
};

/** What is known of NSF's CAREER call of 2024, and from where. */
export const careerFacts: SourceFact[] = [{ text: "Dates and parts of the call of 2024." }, ...nsfFacts];

/** What is known of NIH's R01, and from where. */
export const nihFacts: SourceFact[] = [
  {
    text: "Title, summary, narrative, aims, pages of the strategy, type and margins.",
    url: "https://publichealth.nyu.edu/w/cduhrextra/proposal-development/NIH-requirements",
    page: "undated",
  },
  nihBiosketch,
  {
    text: "Biosketches have no page limit.",
    url: "https://www.washington.edu/research/faq/nih-biosketch-faqs",
    page: "16 January 2026",
  },
  {
    text: "The data plan has a structured format for due dates from 25 May 2026.",
    url: "https://grants.nih.gov/grants/guide/notice-files/NOT-OD-26-046.html",
    page: "25 February 2026",
  },
  {
    text: "The questions of the data plan, in short.",
    url: "https://osr.ucsf.edu/news/updated-elements-of-an-nih-data-management-and-sharing-plan",
    page: "undated",
  },
  { text: "Significance, Innovation and Approach as headings." },
];

/** What is known of NIH's SBIR, and from where. */
export const sbirFacts: SourceFact[] = [
  {
    text: "The commercialization plan of Phase II has 12 pages.",
    url: "https://www.sciencedocs.com/submission-strategies-phase-1-phase-2-sbir-applications/",
    page: "undated",
  },
  nihBiosketch,
  { text: "Specific aims 1 page, strategy of Phase I 6 pages, of Phase II 12." },
];

/** What is known of NSF's pitch, and from where. */
export const pitchFacts: SourceFact[] = [
  {
    text: "The four answers and their words: 500, 500, 250, 250.",
    url: "https://nsfgov.secure.force.com/sbir/SBIRExecutiveSummaryPage2",
    page: "undated",
  },
];

/** What is known of the ERC's form, and from where. */
export const ercFacts: SourceFact[] = [
  { text: "Part I 5 pages, Part II 7.", url: "https://ricerca2.unibs.it/?p=28258", page: "undated" },
  {
    text: "CV and track record 4 pages, resources and time 2.",
    url: "https://app.grants8.com/grants/details/284675ce-49d4-478c-9e53-bcd9bf2d2d32",
    page: "call of 14 October 2025",
  },
  { text: "The host's letter." },
];

const partA: SourceFact = {
  text: "Part A: title 200 characters, abstract 2,000, as in a copy of the form of 21 January 2022.",
};

/** What is known of the fellowships' call of 2024, and from where. */
export const mscaFacts: SourceFact[] = [
  partA,
  { text: "Dates of the call of 2024, headings of Part B1 and its 10 pages." },
];

/** What is known of Part B, and from where. */
export const horizonFacts: SourceFact[] = [
  {
    text: "45 pages, and 5 for a lump sum, held for 2021 to 2025.",
    url: "https://eufunds.me/what-is-the-page-limit-of-horizon-europe-proposals/",
    page: "undated",
  },
  {
    text: "The forms for 2026 and 2027 have fewer pages: take the number from the call.",
    url: "https://accelopment.com/blog/funding/horizon-europe-2026-2027-application-template-changes",
    page: "14 January 2026",
  },
  { text: "The headings, as they stand in the forms for 2026 and 2027." },
  partA,
];

/** What is known of the Colorado common format, and from where. */
export const coloradoFacts: SourceFact[] = [
  {
    text: "Narrative 4 pages for general operating support, 5 for a program or project; cover letter 1, summary sheet 2; 12 pt, 1 inch.",
    url: "https://dochub.com/nopi-inc/orO7lgeVL0JZmbJVjMP2p5/colorado-common-grant-application-revised-06-2010-1-docx",
    page: "form of June 2010",
  },
];

/** What is known of the federal abstract and narrative, and from where. */
export const federalFacts: SourceFact[] = [
  {
    text: "Title 250 characters, abstract 4,000, opportunity number 40, assistance listing number 15.",
    url: "https://github.com/HHS/simpler-grants-gov/blob/main/api/src/form_schema/forms/project_abstract_summary/1/0/form_json.py",
    page: "2026",
  },
  { text: "The other forms and the headings of the narrative." },
];

/** What is said of a regional association's application: no page was read for it. */
export const commonApplicationFacts: SourceFact[] = [
  { text: "Executive summary 1 page, 12 pt, 1 inch margins." },
  { text: "Organization information, purpose of the grant, evaluation, budget narrative, attachments." },
];

/** What is said of a letter of inquiry: no page was read for it. */
export const letterOfInquiryFacts: SourceFact[] = [
  { text: "2 pages with an abstract of 100 words, background, objectives, approach and expected results." },
  { text: "A line budget, other funding sources and the tax-exemption letter." },
];

/** What is said of a state's museum grant: no page was read for it. */
export const museumFacts: SourceFact[] = [
  {
    text: "Characters and points: need 5,000 (20), project 5,000 (35), timeline 3,000 (5), long-range plan 2,000 (5), assessment 1,000 (5, optional), evaluation (5).",
  },
];

/** What is said of a county's rubric: no page was read for it. */
export const countyFacts: SourceFact[] = [
  {
    text: "Points: mission 10, need 20, project 25, organization budget 20, project budget 15, capability 10.",
  },
];

/** What projects' applications usually come with: from no one page. */
export const usualPapersFacts: SourceFact[] = [
  { text: "Usual financial papers: Form 990 or accounts, audit, organization budget, project budget." },
  { text: "Usual other papers: tax-exemption letter, board list, registration, letters of support, staff résumés." },
];

/** What reports usually have: from no one page. */
export const reportFacts: SourceFact[] = [
  {
    text: "Usual parts: activities, outcomes against objectives, beneficiaries reached, financial report, lessons learned, challenges, sustainability and next steps, stories and photographs.",
  },
];

/** What responses to a request for proposal usually have: from no one page. */
export const responseFacts: SourceFact[] = [
  {
    text: "Usual parts: cover letter, executive summary, understanding of the need, approach and work plan, timeline, team and qualifications, past performance and references, budget and price, compliance matrix.",
  },
];
