/** A statement of a pattern that has no test. */
export interface Left {
  pattern: string;
  /** What the pattern says, in short. */
  statement: string;
  why: string;
}

/** What the tests here leave out, and why. */
export const left: Left[] = [
  {
    pattern: "dialog",
    statement: "The focus begins on the first control",
    why: "It begins on the title, which the pattern advises for long content and we do for all.",
  },
  {
    pattern: "dialog",
    statement: "Escape closes it, also where isDismissable is false",
    why: "That is for work under way, which is not to be left: it stays on purpose.",
  },
  {
    pattern: "alertdialog",
    statement: "The focus begins on the least destructive answer",
    why: "Advice only: it begins on the question, so that all of it is heard.",
  },
  {
    pattern: "menu",
    statement: "Menu bar: all keys and properties",
    why: "No part is one.",
  },
  {
    pattern: "menu",
    statement: "Items that are checked, one of several or each by itself",
    why: "Menu has none: a choice that stays is a Select, RadioGroup or SegmentedControl.",
  },
  {
    pattern: "menu",
    statement: "Disabled items take the focus and say so",
    why: "Menu has none: what cannot be done is left out.",
  },
  {
    pattern: "menu",
    statement: "Groups are divided by separators (optional)",
    why: "MenuSection is a group with a title.",
  },
  { pattern: "tabs", statement: "Shift + F10 and aria-haspopup", why: "No tab has a menu." },
  { pattern: "tabs", statement: "Delete (optional)", why: "No tab can be closed." },
  { pattern: "tabs", statement: "Vertical rows", why: "Tabs has none." },
  {
    pattern: "switch",
    statement: "Enter switches it (optional)",
    why: "It is a native checkbox, which leaves Enter to the form.",
  },
  { pattern: "switch", statement: "Groups of switches", why: "No part groups them." },
  { pattern: "radio", statement: "Groups in a toolbar", why: "There is no toolbar." },
  {
    pattern: "combobox",
    statement: "All of combo boxes that can be edited, and of grids, trees and dialogs",
    why: "Select takes no text and opens a list.",
  },
  { pattern: "combobox", statement: "Escape clears a closed one (optional)", why: "A choice is not lost by a key." },
  {
    pattern: "combobox",
    statement: "Alt + Arrow up closes the list (optional)",
    why: "Not done: Escape and Enter close it.",
  },
  {
    pattern: "combobox",
    statement: "Arrow keys select the option that they move to",
    why: "As in the pattern's own select-only example, the value stays until an option is taken.",
  },
  { pattern: "combobox", statement: "aria-autocomplete", why: "It takes no text that could be completed." },
  { pattern: "listbox", statement: "Several selected options", why: "One is chosen in a Select." },
  { pattern: "listbox", statement: "Groups of options", why: "Select has none." },
  { pattern: "listbox", statement: "Options in a row", why: "They stand one below the other." },
  { pattern: "listbox", statement: "Set size and position", why: "All options are in the page." },
  { pattern: "listbox", statement: "Selection follows the focus (optional)", why: "Looking at options costs nothing." },
  {
    pattern: "splitter",
    statement: "Arrow up, Arrow down",
    why: "They are for horizontal ones, and ours is vertical.",
  },
  { pattern: "splitter", statement: "F6 goes round the panes (optional)", why: "Not done: Tab goes through both." },
  { pattern: "toolbar", statement: "All", why: "No part claims to be a toolbar." },
];
