/** What a careful person finds in each of the calls in this folder. */
export interface ExpectedReading {
  /** Titles with their limits: words, characters, pages. */
  sections: {
    title: string;
    words?: number;
    fewestWords?: number;
    characters?: number;
    pages?: number;
    optional?: true;
  }[];
  /** How each attachment begins. */
  attachments: { name: string; optional?: true }[];
  /** In UTC. */
  deadline: string;
  /** In dollars; null where there is none in dollars. */
  amount: string | null;
  pageLimit?: string;
  format: Record<string, string | number>;
}

/** The calls that the rules were made with. */
export const developed: Record<string, ExpectedReading> = {
  federalNotice: {
    sections: [
      { title: "Statement of Need", pages: 3 },
      { title: "Project Design", pages: 6 },
      { title: "Organizational Capacity", pages: 2 },
      { title: "Evaluation Plan", pages: 2 },
      { title: "Sustainability", pages: 2 },
      { title: "Project Abstract", pages: 1 },
    ],
    attachments: [
      { name: "SF-424, Application" },
      { name: "SF-424A" },
      { name: "Budget narrative" },
      { name: "Letters of commitment" },
      { name: "Map of the project area" },
      { name: "Negotiated indirect cost rate", optional: true },
      { name: "Resumes of key personnel", optional: true },
    ],
    deadline: "2027-03-16T03:59:00.000Z",
    amount: "500000",
    pageLimit: "15",
    format: { fontFamily: "Times New Roman", fontSize: 12, margin: 25.4, lineSpacing: 1, paper: "Letter" },
  },
  foundationQuestions: {
    sections: [
      { title: "What is the name of your project?", words: 15 },
      { title: "What change do you want to bring about, and for whom?", words: 300 },
      { title: "How do you know that this is needed?", words: 250 },
      { title: "What will you do, when and where?", words: 500 },
      { title: "Who will do the work, and what have they done before?", words: 200 },
      { title: "How will you know that it has worked?", words: 250 },
      { title: "What will happen when our grant ends?", words: 150 },
      { title: "Is there anything else that we should know?", words: 100, optional: true },
    ],
    attachments: [
      { name: "your most recent annual accounts" },
      { name: "a budget for the project" },
      { name: "your safeguarding policy" },
      { name: "a letter of support", optional: true },
    ],
    deadline: "2027-04-30T17:00:00.000Z",
    amount: "25000",
    format: {},
  },
  pastedPdf: {
    sections: [
      { title: "Executive summary", words: 300 },
      { title: "Problem and place", words: 800 },
      { title: "Approach", words: 1500 },
      { title: "Partners", characters: 3000 },
      { title: "Risks", pages: 1 },
      { title: "Budget and justification", pages: 2 },
    ],
    attachments: [
      { name: "a copy of your IRS determination letter" },
      { name: "audited financial statements" },
      { name: "Letters of support from elected officials", optional: true },
      { name: "A list of board members" },
    ],
    deadline: "2027-10-08T23:00:00.000Z",
    amount: "150000",
    pageLimit: "12",
    format: { fontFamily: "Arial", fontSize: 11, margin: 20, lineSpacing: 1.5 },
  },
  // Written after the first rules, which found a third of it; the rules were then changed for it.
  letterOfInquiry: {
    sections: [
      { title: "the name of the organization, its mission, and the year in which it was founded" },
      { title: "the problem you want to solve" },
      { title: "the work you propose, with a timetable", words: 400 },
      { title: "the amount you request, which may not be more than $80,000, and the total cost" },
      { title: "how you will know whether children hear better" },
    ],
    attachments: [
      { name: "proof of tax-exempt status" },
      { name: "the budget of the current year" },
      { name: "two letters of reference", optional: true },
    ],
    deadline: "2027-09-30T23:59:00.000Z",
    amount: "80000",
    pageLimit: "3",
    format: { fontSize: 11, margin: 25.4 },
  },
  artsCouncil: {
    sections: [
      { title: "Artistic quality", characters: 2000 },
      { title: "Communities", characters: 1500 },
      { title: "Access", characters: 1500 },
    ],
    attachments: [
      { name: "Work samples" },
      { name: "Itinerary" },
      { name: "Letters from two presenters" },
      { name: "Press cuttings", optional: true },
    ],
    deadline: "2027-06-01T22:59:00.000Z",
    amount: "7500",
    format: {},
  },
  companyGrant: {
    sections: [
      { title: "Project summary", words: 150 },
      { title: "Community need", words: 300 },
      { title: "Energy and water", words: 300 },
      { title: "Budget" },
    ],
    attachments: [
      { name: "W-9" },
      { name: "Project budget spreadsheet" },
      { name: "Photos of the site", optional: true },
    ],
    deadline: "2027-02-26T23:00:00.000Z",
    amount: "10000",
    format: {},
  },
};

/** The calls that were put aside and looked at only to measure; the last three were written when the rules were done. */
export const heldOut: Record<string, ExpectedReading> = {
  europeanCall: {
    sections: [
      { title: "Relevance", pages: 4 },
      { title: "Quality of the project design and implementation", pages: 10 },
      { title: "Quality of the partnership", pages: 5 },
      { title: "Impact", pages: 6 },
    ],
    attachments: [
      { name: "Detailed budget table" },
      { name: "Mandate letters" },
      { name: "CVs of the core team" },
      { name: "Declaration on honour" },
      { name: "List of previous projects", optional: true },
    ],
    deadline: "2027-09-16T15:00:00.000Z",
    amount: null,
    pageLimit: "25",
    format: { fontFamily: "Arial", fontSize: 10, margin: 15, paper: "A4" },
  },
  communityFund: {
    sections: [
      { title: "Your group" },
      { title: "Your idea" },
      { title: "Your neighbours", fewestWords: 100 },
      { title: "Your costs" },
    ],
    attachments: [
      { name: "A copy of your constitution" },
      { name: "Your latest bank statement" },
      { name: "Two quotations" },
      { name: "Photographs", optional: true },
    ],
    deadline: "2027-03-01T12:00:00.000Z",
    amount: "5000",
    pageLimit: "2",
    format: { paper: "A4" },
  },
  requestForProposals: {
    sections: [
      { title: "Cover Letter", pages: 1 },
      { title: "Organizational Background", pages: 2 },
      { title: "Program Design", pages: 8 },
      { title: "Staffing Plan", pages: 3 },
      { title: "Past Performance", words: 1000 },
      { title: "Equity Statement", words: 500 },
    ],
    attachments: [
      { name: "Signed W-9" },
      { name: "Certificate of insurance" },
      { name: "Budget worksheet" },
      { name: "Conflict of interest" },
      { name: "Three references" },
      { name: "Subcontractor letters of intent", optional: true },
    ],
    deadline: "2027-07-09T19:00:00.000Z",
    amount: "1200000",
    format: { fontFamily: "Calibri", fontSize: 11, lineSpacing: 2 },
  },
  healthResearch: {
    sections: [
      { title: "Lay summary", characters: 1500 },
      { title: "Scientific abstract", characters: 2500 },
      { title: "Research plan", pages: 8 },
      { title: "Statement on animals or patients" },
      { title: "References" },
    ],
    attachments: [
      { name: "Curriculum vitae" },
      { name: "Letter from the head of department" },
      { name: "Ethics approval", optional: true },
    ],
    deadline: "2027-11-14T22:59:00.000Z",
    amount: "120000",
    format: {},
  },
  townSmallGrants: {
    sections: [
      { title: "Describe your project", pages: 1 },
      { title: "Who is in your group?" },
      { title: "How will you tell your neighbors?", pages: 0.5 },
      { title: "Budget" },
    ],
    attachments: [
      { name: "Sketch or photo of the place" },
      { name: "Written permission of the property owner" },
      { name: "Two letters of support", optional: true },
    ],
    deadline: "2027-04-09T23:59:00.000Z",
    amount: "2500",
    format: {},
  },
  wrappedPdf: {
    sections: [
      { title: "Organization Background", pages: 1 },
      { title: "Program Plan", pages: 5 },
      { title: "Evaluation", pages: 2 },
      { title: "Budget Narrative", pages: 2 },
    ],
    attachments: [
      { name: "Form 990" },
      { name: "Board roster" },
      { name: "Memoranda of understanding" },
      { name: "Organizational chart", optional: true },
    ],
    deadline: "2027-05-20T21:00:00.000Z",
    amount: "60000",
    pageLimit: "10",
    format: { fontFamily: "Garamond", fontSize: 12, lineSpacing: 2 },
  },
};
