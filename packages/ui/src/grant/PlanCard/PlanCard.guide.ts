import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use PlanCard and PlanCardList. */
export const planCardGuide: ComponentGuide = {
  status: "ready",
  use: [
    "For plans that are bought or subscribed to, in a PlanCardList, on the page that compares them.",
    "Two to four of them. One at most is `isFeatured`.",
  ],
  avoid: [
    { when: "It shows the plan a person has", instead: "Card with words" },
    { when: "Plans differ in more than a handful of points", instead: "A table below the cards" },
    { when: "It is a grant to apply for", instead: "GrantCard" },
  ],
  dos: [
    "Say whom it is for in `description`: “For a season of applications.”",
    "Name the plan in the words of the link: “Buy five proposals”.",
    "Order them by price, and put what they share in the same place of each list.",
    "Set `isExternal` where the link leaves the app, as to the payments.",
  ],
  donts: [
    "Do not strike out prices or count down.",
    "Do not feature two: the raised sheet says which one most people take.",
  ],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves from the link of one plan to that of the next" },
    { keys: "Enter", does: "Goes to where it is bought" },
  ],
  anatomy: [
    {
      part: "PlanCardList",
      what: "A `ul` between two hairlines: side by side from 860 px of its own width, else one below the other",
    },
    { part: "Description, title, price", what: "Whom it is for, its name, and dollars; “/ year” for a subscription" },
    { part: "Items", what: "What it contains, as a list" },
    {
      part: "Link",
      what: "A ButtonLink, filled on the featured plan and line on the others; links of plans side by side align",
    },
  ],
  accessibility: [
    "The title is a heading, “(Popular)” is part of it, and it describes the link.",
    "Give `level` where the cards are not right below the title of the page.",
  ],
};
