/** Texts of the grant library. */
export const copy = {
  title: "Grant Library",
  createTemplate: "Create Template",
  yourGrants: "Your Grants",
  search: "Search grants",
  searchExample: "Search by name, funder, place or purpose",
  categories: "Categories",
  allCategories: "All",
  bookmarks: "Bookmarks",
  noBookmarks: "No bookmarked grants yet.",
  noBookmarksText:
    "Press the bookmark on a format or a grant to keep it here. You are told 14 and 3 days before one closes.",
  open: "Grants you can apply to",
  openText:
    "A format is what funders ask for, and open at any time. A grant with a closing date is one funder’s own call.",
  missed: "Grants you missed",
  reports: "Grant reports",
  all: {
    bookmarks: "All bookmarks",
    open: "All grants you can apply to",
    reports: "All grant reports",
  },
  wholeLibrary: "The whole library",
  nothingFound: "No grants found",
  nothingFoundText: "Try fewer or other words: a funder, a place, or what the money is for.",
  noneOpen: "No grants are open here",
  noneOpenText: "Look through the other categories, or begin with a blank page.",
  blankPage: "Create a Grant",
  failed: "The grants could not be loaded",
  failedText: "Nothing of yours is lost. Please try again.",
  retry: "Retry",
} as const;

/** Texts of one grant. */
export const grantCopy = {
  library: "Grant Library",
  anytime: "Open at any time",
  deadlinePassed: "Deadline Passed",
  edit: "Edit template",
  start: "Start a draft",
  startLate: "Start a draft all the same",
  eligibility: "Eligibility",
  assessment: "How it is assessed",
  required: "required",
  checklist: "Document Checklist",
  history: "Previous Grant History",
  source: "Format taken from",
  facts: "What is known of the funder's rules",
  notChecked: "Not checked",
  noOneFunder: "Not checked: this is a common format and no one funder’s. Your own funder’s rules go first.",
  askFunder: "see the funder's own pages",
  funderPage: "The funder’s page",
  gone: "This grant is not here",
  goneText: "It may have been withdrawn, or it belongs to somebody else.",
  failed: "The grant could not be loaded",
  failedText: "Please try again.",
  retry: "Retry",
} as const;

/** Texts of one's own templates. */
export const templatesCopy = {
  title: "Your Grants",
  lede: "Templates of your own: made from a funder’s call, or customized from the library.",
  search: "Search your templates",
  searchExample: "Search by name or funder",
  open: "Ready to write",
  lapsed: "Deadline passed",
  none: "You have no templates yet.",
  noneText: "Make one from a funder’s call, or customize one of the library; it will be here.",
  nothingFound: "No templates found",
  nothingFoundText: "Try fewer or other words.",
  failed: "Your templates could not be loaded",
} as const;
