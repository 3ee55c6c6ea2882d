import type { Locator, Page } from "playwright";
import type { Bringing, OtherWay } from "../harness/bringing.ts";
import type { Person } from "../harness/person.ts";
import type { Control } from "../harness/recorder.ts";
import type { TestServer } from "../../e2e/support/server.ts";

/** What a place is made from. */
export interface PlaceOptions {
  server: TestServer;
  person: Person;
  /** Makes another person. */
  another: (name: string) => Promise<Person>;
  /** Stands in what the case writes, and nowhere else. */
  mark: string;
}

/** One field, in a place that was made for one case. */
export interface Place {
  /** Its address, below the origin. */
  path: string;
  /** Where the page's address goes by itself once something is saved: whoever comes back comes back there. */
  movesTo?: RegExp;
  /** The team whose account it is in; undefined in the person's own. */
  teamId?: string | undefined;
  /** The document or template that it belongs to, where there is one. */
  id?: string;
  /** How the field is found. */
  control: Control;
  /** Another field of the same place that is saved with it. */
  neighbour?: Control;
  /** Brings the field on the screen, from a page that has just been opened. */
  reveal?: (page: Page) => Promise<void>;
  /** Every text that the server has for the field: one where it is saved, each one where it is sent. */
  onServer: () => Promise<string[]>;
  /** The same for the neighbour. */
  neighbourOnServer?: () => Promise<string[]>;
  /** Presses what sends it, up to the last question. */
  send?: (page: Page) => Promise<void>;
  /** Whether a request is the one that saves or sends it. */
  isSave: (request: { method: string; path: string; body: string }) => boolean;
  /** What such a request brings to the server, as it would stand on the screen. */
  savedBy?: (body: string) => string | undefined;
  /** What an answered reading of it tells that the server has. */
  readBy?: (path: string, body: string) => string | undefined;
  /** Changes it as somebody else would, while it is open here. */
  changeElsewhere?: (words: string) => Promise<unknown>;
  /** How the first words of a page come into it, where that is not by keys. */
  brings?: Bringing;
  /** How many there are of what there may be one of. */
  copies: () => Promise<number>;
}

/** What is true of a field decides which faults it is tried with. */
interface Capabilities {
  /** It saves itself, 3 s after the last key, and says so. */
  isAutoSaved?: boolean;
  /** A button sends it. */
  isSent?: boolean;
  /** Text may have line breaks. */
  hasLines?: boolean;
  /** It is sent upon what was read: where somebody else was quicker, the person is asked. */
  isSentUpon?: boolean;
  /** Two versions of it are merged, or both are shown. */
  isMerged?: boolean;
  /** Another field is saved with it. */
  hasNeighbour?: boolean;
  /** It is in a draft that can be generated. */
  isInDraft?: boolean;
  /** Emptying it is kept as an answer. */
  canBeCleared?: boolean;
  /** The most characters that can be sent. */
  limit?: number;
  /** The most characters that are kept of a field that saves itself. */
  bound?: number;
  /** It can be in a team's account. */
  isForTeams?: boolean;
  /** The first words of a page come into it in this way, and its history has to say so. */
  way?: OtherWay;
  /** What comes into it in that way comes from the server. */
  isFromServer?: boolean;
  /** It belongs to a kind of field of which one stands for all where a fault does not depend on the field. */
  isSample?: boolean;
}

/** A field that a person writes in. */
export interface Field extends Capabilities {
  name: string;
  make: (options: PlaceOptions) => Promise<Place>;
  /** The same in the account of a team that both are members of. */
  makeForTeam?: (options: PlaceOptions & { teamId: string }) => Promise<Place>;
}

/** The control itself. */
export const controlOn = (page: Page, control: Control): Locator =>
  "css" in control
    ? page.locator(control.css).first()
    : page.getByRole("textbox", { name: new RegExp(`^${control.label}`) }).first();
