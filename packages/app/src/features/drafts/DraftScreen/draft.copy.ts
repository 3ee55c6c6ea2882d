import type { Problem } from "@grantwright/domain";

/** Texts of the draft editor. */
export const copy = {
  drafts: "Drafts",
  proposals: "Proposals",
  loadFailed: "This draft could not be loaded",
  loadFailedText: "Nothing is lost: it is on the server. Check the connection and try once more.",
  retry: "Retry",
  gone: "There is no such draft",
  goneText:
    "It may have been deleted, or it is in another account. Was it shared with you? Sign in with the address that was invited.",
  allDrafts: "All drafts",
  sections: "Sections",
  inConflict: (count: number) => `Sections (${count} in two versions)`,
  addSection: "Add section",
  addSectionText: "A heading of your own, for what the form does not ask for.",
  customizeText: "Makes the form your own: a copy whose sections you can change.",
  addSectionTitle: "Title",
  addSectionTitleMissing: "Give the section a title.",
  addSectionTitleLong: "Keep the title under 200 characters.",
  addSectionDescription: "What belongs there",
  addSectionUnavailable: {
    revision: "Sections cannot be added to a revision.",
    ready: "The draft is ready to create. Untick the box below to go on changing it.",
    saving: "One moment: the draft is being saved.",
  },
  cancel: "Cancel",
  announcement: "Read the announcement",
  grantName: "Grant Name",
  pageTitle: (name: string) => `Draft: ${name}`,
  grantNamePlaceholder: "Name your grant",
  criteria: {
    eligibilityCriteria: { label: "Eligibility Criteria", placeholder: "Who may apply, in the funder’s words" },
    assessmentCriteria: { label: "Assessment Criteria", placeholder: "What reviewers will look for" },
  },
  placeholder: (isRequired: boolean) =>
    `Enter your response for this section... ${isRequired ? "(Required)" : "(Optional)"}`,
  drafted: (by: string) => `${by}. What you change counts as yours.`,
  auto: "Written from the other sections at the end.",
  /** How a section begins that is written from the others. */
  opening: {
    label: "How it begins",
    asks: "In a sentence or two: what you will do, where, for whom, and for how much. The rest is written from the other sections at the end.",
    placeholder: "Begin it in your own words... (Optional)",
  },
  state: {
    writing: "writing",
    optional: "optional",
    auto: "auto",
    conflict: "two versions",
    open: (places: number) => `${places} open`,
    figures: (count: number) => (count === 1 ? "1 figure" : `${count} figures`),
    doubts: (count: number) => (count === 1 ? "1 question" : `${count} questions`),
    fewWords: (missing: number) => `${missing} short`,
    fewWordsInFull: (missing: number) => `${missing === 1 ? "1 word" : `${missing} words`} short`,
    /** For who cannot see the count of words below its text. */
    inWords: ", in words",
    manyWords: (words: number) => (words === 1 ? "1 word over" : `${words} words over`),
  },
  /** How the list calls a section by the rule that it breaks. */
  broken: {
    required: "to write",
    tooShort: "too short",
    tooLong: "too long",
  } satisfies Record<Problem["rule"], string>,
  over: (characters: number) => `${characters} over`,
  cut: (characters: number) => `All of it is kept. Cut ${characters} characters to continue.`,
  held: (count: number) =>
    count === 1 ? "All but one text is saved: it is too long" : `All but ${count} texts are saved: they are too long`,
  heldBack: (over: number) =>
    over > 0
      ? `This text is ${over} characters longer than can be saved. All of it is kept on this device, and saved once it is shorter.`
      : "All texts together are more than can be saved. This one is kept on this device, and saved once there is room.",
  refusedTitle: "Your last words could not be saved",
  refusedText: "They are kept on this device, and sent again as soon as you change something.",
  /** Where there is little room. */
  offlineShort: "Offline: kept here",
  checklist: "Document Checklist",
  history: "Previous Grant History",
  /** What is in the sheet from the bottom, in the place of the margin. */
  margin: (hasPapers: boolean) => (hasPapers ? "Assessment and checklist" : "Assessment"),
  papers: (ticked: number, all: number, areRequired: boolean) =>
    `${ticked} of ${all}${areRequired ? " required" : ""} papers`,
  notes: (urgent: number, important: number, other: number) =>
    [urgent && `${urgent} urgent`, important && `${important} important`, other && `${other} more`]
      .filter(Boolean)
      .join(", "),
  noNotes: "No notes yet",
  noteCount: (count: number) => (count === 0 ? "nothing to note" : count === 1 ? "1 note" : `${count} notes`),
  assess: "Assess this draft",
  assessAgain: "Assess again",
  assessText: "A careful reading, section by section. The notes appear here, beside your text. It costs no credit.",
  assessHeading: "Optional assessment",
  assessed: "Read",
  assessUnavailable: "Write at least one section first.",
  assessOffline: "You are offline. It can be read once there is a connection.",
  progress: "Draft progress",
  marker: {
    toWrite: (count: number) => (count === 1 ? "1 section to write" : `${count} sections to write`),
    toFix: (count: number) => (count === 1 ? "1 section to fix" : `${count} sections to fix`),
    noName: "a name to write",
    headToFix: "a field above to fix",
    notRead: "not read",
    read: (count: number) => (count === 1 ? "read, 1 note" : `read, ${count} notes`),
    open: (places: number) => (places === 1 ? "1 place still open" : `${places} places still open`),
    tick: "tick the box below to go on",
    noCredits: "no credits left",
  },
  summary: "Please complete the required sections in the form above",
  generateTitle: "Generate Proposal",
  generateText: (sections: number, credits: number) =>
    `Your ${sections} sections become one finished proposal. It uses one of your ${credits} proposal credits, and this draft stays as it is.`,
  generateTextOne: (sections: number) =>
    `Your ${sections} sections become one finished proposal. It uses your last proposal credit, and this draft stays as it is.`,
  noCredits: "No credits available",
  noCreditsText: "Please upgrade your subscription to generate proposals.",
  prompts: (count: number) =>
    count === 1
      ? "One place in brackets still asks for something only you know. You can generate with it open: it stays in brackets."
      : `${count} places in brackets still ask for something only you know. You can generate with them open: they stay in brackets.`,
  english: "Write the proposal in English",
  englishOff: "Off: it stays in the language of your sections.",
  confirm: "I confirm that the information above is accurate and complete.",
  generate: "Generate",
  generating: "Starting…",
  why: {
    invalid: (count: number, first: string) =>
      count === 1 ? `Waiting for one section: ${first}.` : `Waiting for ${count} sections, the first is ${first}.`,
    credits: "You have no proposal credits left.",
    conflict: "Choose a version first where something was also changed elsewhere.",
    saving: "Waiting for your last words to be saved.",
    confirm: "Tick the box above to confirm.",
  },
  setAside: (count: number) =>
    count === 1
      ? "A passage of this file speaks to a writing service. It was not used."
      : `${count} passages of this file speak to a writing service. They were not used.`,
  next: {
    choose: "Choose a version",
    write: (title: string) => `Write ${title}`,
    mend: (title: string) => `Look at ${title}`,
    firstOf: (count: number) => `1 of ${count}`,
    fill: (places: number) => (places === 1 ? "Fill 1 open place" : `Fill ${places} open places`),
    read: (notes: number) => (notes === 1 ? "Look at 1 urgent note" : `Look at ${notes} urgent notes`),
    /** While one of them is written. */
    nextPlace: "Next open place",
    placesLeft: (places: number) => `${places} open`,
    placeBefore: "The open place before",
    placeAfter: "The next open place",
    generate: "Generate Proposal",
    left: (count: number) => (count === 1 ? "1 left" : `${count} left`),
  },
  pages: {
    first: "Title and criteria",
    last: "All sections",
    label: "Sections before and after",
    of: (section: number, all: number) => `${section} of ${all}`,
    before: (title: string) => `Back to ${title}`,
    after: (title: string) => `On to ${title}`,
    done: "Done",
  },
  figures: {
    of: (title: string) => `Figures of ${title}`,
    count: (count: number) => (count === 1 ? "1 figure does not fit" : `${count} figures do not fit`),
    lookThrough: "See the figures",
    lookThroughNamed: (title: string) => `See the figures: ${title}`,
  },
  places: {
    of: (title: string) => `Open places of ${title}`,
    count: (places: number) => (places === 1 ? "1 open place" : `${places} open places`),
    write: "Write it",
    /** While the caret stands in the text. */
    select: "Write over it",
    remove: "Does not apply",
  },
  offlineWriter: "Drafted by the built-in writer from your own words. What it did not know stands in brackets.",
  ruledWriter: "No model writes here. That is decided in",
  organization: "Organization",
  modelWriter: (label: string) => `Drafted by ${label} from your own words. What you change counts as yours.`,
  restored: "Words that had not reached the server were found on this device and put back.",
  description: {
    title: "No outline was made of your description yet.",
    text: (words: string) => `It is kept on this device: “${words}”`,
    open: "Create Outline",
  },
  attachments: "Attached files",
  insertNowhere: "This draft has no section to write in.",
} as const;
