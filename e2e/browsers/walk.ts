import { setTimeout as wait } from "node:timers/promises";
import { gardenProject } from "../support/journey.ts";
import type { TestServer } from "../support/server.ts";
import type { Driver } from "./driver.ts";

/** What a step has at hand. */
export interface Walk {
  driver: Driver;
  server: TestServer;
}

export interface Step {
  /** What a person does and sees. */
  name: string;
  run: (walk: Walk) => Promise<void>;
  /** What the driver has to be able to do, and what is not walked where it is not. */
  needs?: { ability: "setOffline" | "downloaded"; else: string };
  /** The network or the server is away: that what is written could not be saved is told in the console, too. */
  isWithoutNetwork?: boolean;
}

const email = "ines@example.org";
const words = {
  filled: "We will do this work together with the people who live beside it, season by season.",
  reloaded: "Typed in the last moment before the page was loaded anew.",
  elsewhere: "Written on another device, the time",
  offline: "Written on a train, between two tunnels.",
  later: "Written after the page was opened anew, still without a network.",
  edited: "The need, in our own words <b>now</b>.",
};

/** Waits until what is asked of the page is so. */
async function until<Given extends unknown[]>(
  { driver }: Walk,
  isSo: (...given: Given) => boolean | Promise<boolean>,
  ...given: Given
): Promise<void> {
  while (!(await driver.ask(isSo, ...given))) await wait(50);
}

/** Waits until words stand on the page, where they can be read. */
const see = (walk: Walk, pattern: RegExp): Promise<void> =>
  until(walk, (source) => new RegExp(source, "m").test(document.body.innerText), pattern.source);

/** Waits until the address is such a one. */
const come = (walk: Walk, path: RegExp): Promise<void> =>
  until(walk, (source) => new RegExp(source).test(location.pathname), path.source);

/** Goes into a field, and waits until it holds these words and no others. */
async function seeIn(walk: Walk, field: string, held: string): Promise<void> {
  await walk.driver.press("textbox", field);
  await until(walk, (expected) => (document.activeElement as HTMLTextAreaElement).value === expected, held);
}

/** Writes in a field, over what it holds. */
async function write(walk: Walk, field: string, text: string): Promise<void> {
  await walk.driver.press("textbox", field);
  await walk.driver.selectAll();
  await walk.driver.type(text);
  await until(walk, (expected) => (document.activeElement as HTMLTextAreaElement).value === expected, text);
}

/** How often the page has said that it has the draft open. */
const countReports = () => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith("/here")).length;

/** Saves a section of the draft as another page of the person does. Gives the status of the answer. */
const saveElsewhere = async (field: string, text: string): Promise<number> => {
  const area = [...document.querySelectorAll<HTMLTextAreaElement>("textarea[id^=field-]")].find(
    (each) => document.getElementById(each.getAttribute("aria-labelledby")!)?.textContent === field,
  );
  const draft = [{ id: area!.id.slice("field-".length), userText: text }];
  const body = JSON.stringify({ id: location.pathname.split("/").at(-1), draft, generate: false });
  const headers = { "content-type": "application/json" };
  return (await fetch("/api/a/docs", { method: "POST", headers, body })).status;
};

/** The main job, and what must not be lost on the way, in the order in which a person does it. */
export const steps: Step[] = [
  {
    name: "who is not signed in writes on the landing page",
    run: async (walk) => {
      await walk.driver.open(walk.server.url);
      await write(walk, "What do you want to do?", gardenProject);
    },
  },
  {
    name: "asks for an outline, and has a link mailed",
    run: async (walk) => {
      await walk.driver.press("button", "Create Outline");
      await until(walk, () => document.activeElement?.getAttribute("type") === "email");
      await walk.driver.type(email);
      await walk.driver.press("button", "Continue");
      await see(walk, /We sent a sign-in link to/);
    },
  },
  {
    name: "is signed in by the link, and is asked for consent",
    run: async (walk) => {
      await walk.driver.open(await walk.server.signInLink(email));
      await walk.driver.press("button", "Start Creating");
      await see(walk, /Stay in the know\?/);
      if (await walk.driver.ask(() => location.href.includes("token")))
        throw new Error("The token stayed in the address.");
      await walk.driver.press("button", "Start Creating");
    },
  },
  {
    name: "the outline is made, and opens by itself as a draft",
    run: async (walk) => {
      await come(walk, /^\/drafts\/[0-9a-f]{24}$/);
      await see(walk, /^Saved/);
    },
  },
  {
    name: "every section that is short is filled, and saved",
    run: async (walk) => {
      const open = await walk.driver.ask(() =>
        [...document.querySelectorAll<HTMLTextAreaElement>("textarea[id^=field-]")]
          .filter(({ value }) => value.includes("[Add:") || value.trim().split(/\s+/).length < 5)
          .map((field) => document.getElementById(field.getAttribute("aria-labelledby")!)!.textContent),
      );
      if (open.length === 0) throw new Error("No section was left open.");
      for (const field of open) await write(walk, field, words.filled);
      await until(
        walk,
        () => !document.querySelector("textarea[id^=field-]")?.closest("form")?.innerText.includes("[Add:"),
      );
      await see(walk, /^Saved [0-9] s ago/);
    },
  },
  {
    name: "words typed 120 ms before a reload are kept",
    run: async (walk) => {
      await walk.driver.press("textbox", "Methods");
      await walk.driver.selectAll();
      await walk.driver.type(words.reloaded);
      await wait(120);
      await walk.driver.reload();
      await seeIn(walk, "Methods", words.reloaded);
      await see(walk, /^Saved/);
    },
  },
  {
    name: "words that another device saves come in by themselves",
    run: async (walk) => {
      for (let round = 1; ; round += 1) {
        const saved = `${words.elsewhere} ${round}.`;
        const reports = await walk.driver.ask(countReports);
        const status = await walk.driver.ask(saveElsewhere, "Timeline", saved);
        if (status !== 200) throw new Error(`The save was answered with ${status}.`);
        await seeIn(walk, "Timeline", saved);
        // They may have come with the report that the page sends each 20 seconds; then it is not known that there is a stream.
        if ((await walk.driver.ask(countReports)) === reports) return;
        if (round === 4) throw new Error("Words came in with reports of the page alone.");
      }
    },
  },
  {
    name: "the draft is kept for reading without a network",
    run: (walk) =>
      until(walk, async () => {
        const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
        const paths = new Set(kept.flat().map(({ url }) => new URL(url).pathname));
        const id = location.pathname.split("/").at(-1);
        return navigator.serviceWorker.controller !== null && paths.has(`/api/a/docs/${id}`) && paths.has("/api/a/me");
      }),
  },
  {
    name: "going offline is told",
    needs: { ability: "setOffline", else: "the driver cannot take the network away; its server goes instead" },
    isWithoutNetwork: true,
    run: async (walk) => {
      await walk.driver.setOffline!(true);
      await see(walk, /You are offline|Offline: kept on this device/);
    },
  },
  {
    name: "words written while the server is away are kept on the device",
    isWithoutNetwork: true,
    run: async (walk) => {
      await walk.server.stop();
      await write(walk, "Timeline", words.offline);
      await see(walk, /Offline: kept on this device/);
    },
  },
  {
    name: "a reload without the server opens the draft with them, and one goes on writing",
    isWithoutNetwork: true,
    run: async (walk) => {
      await walk.driver.reload();
      await seeIn(walk, "Timeline", words.offline);
      // Where the network is there and the server is not, the head alone says so.
      await see(walk, /You are offline|Offline: kept on this device/);
      await write(walk, "Budget", words.later);
      await see(walk, /Offline: kept on this device/);
    },
  },
  {
    name: "all of it is saved when the server is back, and not only on the device",
    isWithoutNetwork: true,
    run: async (walk) => {
      await walk.server.start();
      await walk.driver.setOffline?.(false);
      await see(walk, /^Saved [0-9] s ago/);
      await until(walk, () => !/You are offline|Offline: kept on this device/.test(document.body.innerText));
      await walk.driver.ask(() => localStorage.clear());
      await walk.driver.reload();
      await seeIn(walk, "Methods", words.reloaded);
      await seeIn(walk, "Timeline", words.offline);
      await seeIn(walk, "Budget", words.later);
    },
  },
  {
    name: "the proposal is generated, and opens by itself",
    run: async (walk) => {
      await walk.driver.press("checkbox", "I confirm that the information above is accurate and complete.");
      await walk.driver.press("button", "Generate");
      await come(walk, /^\/docs\/[0-9a-f]{24}$/);
    },
  },
  {
    name: "it is read: the person's own words, and that figures are to be checked",
    run: async (walk) => {
      await see(walk, /the information, statistics and data might not be accurate/);
      await see(walk, /131 had gone without fresh vegetables/);
      await see(walk, /Written on a train, between two tunnels/);
    },
  },
  {
    name: "a section is edited, saved, and there after a reload",
    run: async (walk) => {
      await walk.driver.press("button", "Edit: Need statement");
      await until(walk, () => document.activeElement instanceof HTMLTextAreaElement);
      await walk.driver.selectAll();
      await walk.driver.type(words.edited);
      await walk.driver.press("button", "Save");
      await see(walk, /The need, in our own words <b>now<\/b>\./);
      await see(walk, /Edit \(Edited\)/);
      await walk.driver.reload();
      await see(walk, /The need, in our own words <b>now<\/b>\./);
    },
  },
  {
    name: "the Word file is to be had",
    run: async ({ driver }) => {
      const answer = await driver.ask(async () => {
        const link = document.querySelector<HTMLAnchorElement>('a[href$="export?format=docx"]');
        const { status, headers } = await fetch(link?.href ?? "");
        return { status, name: headers.get("content-disposition") };
      });
      if (answer.status !== 200 || !answer.name?.includes(".docx")) throw new Error(JSON.stringify(answer));
    },
  },
  {
    name: "the Word file arrives under its name",
    needs: { ability: "downloaded", else: "the driver does not say where files go; that its request is answered is" },
    run: async ({ driver }) => {
      await driver.press("link", "Word");
      const file = await driver.downloaded!(/^Turning twelve unused bits of county land.*\.docx$/);
      if (file.subarray(0, 2).toString() !== "PK") throw new Error("It is no Word file.");
    },
  },
];
