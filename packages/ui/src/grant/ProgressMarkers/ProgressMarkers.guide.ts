import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use ProgressMarkers. */
export const progressMarkersGuide: ComponentGuide = {
  status: "ready",
  use: [
    "Once a page, along the top of the draft: where the work is on its way to a finished document.",
    "With the five markers of a draft. Give others only for another kind of document.",
  ],
  avoid: [
    { when: "It stands on a card or in a row", instead: "MiniThread" },
    { when: "It waits for one step to be done", instead: "ProgressThread" },
    { when: "It is a list of steps a person walks through by choosing them", instead: "Tabs, or links" },
  ],
  dos: [
    "Put what stands in the way into the `note` of the marker it concerns: “1 section to fix”.",
    "Let it stay at the top while the draft scrolls.",
    "Mark what is reached and not all done with `isOpen`, and say in its note what is open: “5 places still open”.",
    "Mark what is optional and was passed by with `isSkipped`: no knot is tied for what nobody did.",
    "Let the value only grow with what was done: it is announced.",
  ],
  donts: [
    "Do not use it for uploads or waiting.",
    "Do not add controls to it. It says where one is; the page says what to do.",
    "Do not use more than five markers, or names of more than two or three words.",
  ],
  keyboard: [],
  anatomy: [
    { part: "Thread", what: "Taut through what is done, as long as the value" },
    { part: "Knots and holes", what: "A loop tied at each marker that is reached, an open hole at the others" },
    { part: "Needle", what: "Where the person is; gone at 100" },
    {
      part: "Names",
      what: "Below their markers, the current one strong; below 34rem of width only that one, with its note or that of the next",
    },
    { part: "Flag", what: "The name of a marker just reached, raised for three seconds; its halo fades within 1.2" },
  ],
  accessibility: [
    'A group whose name says the last marker and the percentage, with a list whose current item is `aria-current="step"`.',
    "A marker is announced when it is reached, once. What was reached when the page opened is not.",
    "Reached is a word and a shape, never the colour alone. Under reduced motion nothing is drawn out.",
  ],
};
