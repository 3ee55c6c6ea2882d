import type { WayStep } from "../page/WaySteps.tsx";

/** How an empty page comes to have something: a heading, and its steps. */
interface Told {
  title: string;
  steps: readonly WayStep[];
}

/** How the pages of documents, of templates and of opportunities fill, told below each while it is empty. */
export const emptyWays = {
  documents: {
    title: "From an idea to a sent proposal",
    steps: [
      ["Start", "Say what you want to do, or choose a format."],
      ["Outline Created", "What you said stands in the sections that are asked for."],
      ["Optional Assessment", "It is read as a reviewer would, if you like."],
      ["Ready to Create", "Each section has what it needs, and you confirm that it is right."],
      ["Done", "It stands under Proposals, to be checked and sent."],
    ],
  },
  templates: {
    title: "From a call to a form you write in",
    steps: [
      ["Paste the call", "Or choose its file. Its questions, limits and papers are looked up for you."],
      ["Check what was read", "Each finding stands with the line of the call that it comes from."],
      ["Write in it", "As often as you like. A team can have a copy of its own."],
    ],
  },
  opportunities: {
    title: "How a grant comes here",
    steps: [
      ["Say what to look for", "Who you are, what you want to do, and where. AI Scout searches with it."],
      ["Look at what was found", "When each is due, what it gives, and which of your words it fits."],
      ["Say that you are interested", "Then it stands here, and a draft can begin from it."],
    ],
  },
} as const satisfies Record<string, Told>;

/** A page that is told of. */
export type EmptyWay = keyof typeof emptyWays;
