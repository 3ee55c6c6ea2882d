import type { HereNotice } from "./notices.ts";

/** How long a tab is taken to be there after it has said so, in milliseconds. It says so every 20 seconds, and where it is hidden once a minute: browsers wake it no more often. */
const presenceMs = 75_000;

/** So many tabs of one document are known at most; who comes beyond is not shown. */
const mostTabs = 200;

/** Somebody who has a document open. */
export interface PersonHere {
  id: string;
  name: string;
  /** The section in which they are; null where they are in none. */
  section: string | null;
}

interface TabHere extends HereNotice {
  until: number;
}

/** Who has which document open, as far as this process was told. */
export class Presence {
  readonly #documents = new Map<string, Map<string, TabHere>>();

  /** Takes what a tab says of itself. True where others see a difference. */
  note(here: HereNotice, now: number): boolean {
    const tabs = this.#documents.get(here.document) ?? new Map<string, TabHere>();
    const known = tabs.get(here.tab);
    // The name of a tab is a secret of its session: another cannot take its place.
    if (known && known.session !== here.session) return false;
    if (here.isLeaving) {
      tabs.delete(here.tab);
      if (tabs.size === 0) this.#documents.delete(here.document);
      return known !== undefined;
    }
    if (!known && tabs.size >= mostTabs) return false;
    tabs.set(here.tab, { ...here, until: now + presenceMs });
    this.#documents.set(here.document, tabs);
    return known?.section !== here.section || known?.name !== here.name;
  }

  /** The people who have it open, each once: where they were last said to write. `and`: somebody whose notice is still on its way. */
  people(document: string, and?: HereNotice): PersonHere[] {
    const people = new Map<string, PersonHere>();
    const tabs = new Map<string, HereNotice>(this.#documents.get(document));
    const known = and && tabs.get(and.tab);
    if (and && !and.isLeaving && (!known || known.session === and.session)) tabs.set(and.tab, and);
    for (const { person, name, section } of tabs.values())
      people.set(person, { id: person, name, section: section ?? people.get(person)?.section ?? null });
    return [...people.values()];
  }

  /** The sessions that have it open. */
  sessions(document: string): Set<string> {
    return new Set([...(this.#documents.get(document)?.values() ?? [])].map(({ session }) => session));
  }

  /** Forgets the tabs that are meant. Returns the documents that they had open. */
  forget(isMeant: (tab: Readonly<TabHere>) => boolean): string[] {
    const touched: string[] = [];
    for (const [document, tabs] of this.#documents) {
      const gone = [...tabs.values()].filter(isMeant);
      for (const { tab } of gone) tabs.delete(tab);
      if (gone.length > 0) touched.push(document);
      if (tabs.size === 0) this.#documents.delete(document);
    }
    return touched;
  }

  /** Forgets those that have not said for long that they are there. */
  sweep(now: number): string[] {
    return this.forget(({ until }) => until <= now);
  }
}
