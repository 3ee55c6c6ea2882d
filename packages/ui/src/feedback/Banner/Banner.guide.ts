import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use Banner. */
export const bannerGuide: ComponentGuide = {
  status: "ready",
  use: [
    "For something to know about the page or a part of it, above what it is about, for as long as it is true.",
    "For a form that was refused as a whole: `danger`, above its fields.",
  ],
  avoid: [
    { when: "It has happened and is over: saved, sent, copied", instead: "Toast" },
    { when: "The content could not be loaded at all", instead: "ErrorState, in its place" },
    { when: "Several fields have to be put right", instead: "ErrorSummary, with a link to each" },
    { when: "It is about one field", instead: "the `errorMessage` of the field" },
  ],
  dos: [
    "Say what happened, what is safe, and what to do next: “Not sent. The server did not answer. Nothing is lost.”",
    "Begin with a `title` of a few strong words where the text is longer than a line.",
    "Give it the one thing that can be done about it as `action`: a small Button or ButtonLink.",
  ],
  donts: [
    "Do not stack banners: show the one that matters most.",
    "Do not take the icon of a tone away and leave the colour to say it: only `neutral` can do without.",
    "Do not use `danger` for what stands there from the start: it interrupts, and is for what has just gone wrong. Use `attention`.",
  ],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves to the action, or to a link in the text; the banner takes no focus" },
  ],
  anatomy: [
    { part: "Frame", what: "A wash of its tone, a hairline for `neutral`" },
    { part: "Icon", what: "That of the tone, another, or none (`null`)" },
    { part: "Text", what: "Title and text in one line; long words break" },
    { part: "Action", what: "At the end of the line, on small screens below the text" },
  ],
  accessibility: [
    "`danger` is an `alert`, announced at once; `success` a `status`, announced when the person pauses; the others are a `note`.",
    "It is announced when it appears, and not again for what changes in a `note`.",
    "The icon is decoration. What it means has to be in the words.",
  ],
};
