import { setTimeout as wait } from "node:timers/promises";
import type { Driver } from "../browsers/driver.ts";
import type { TestServer } from "../support/server.ts";
import type { Listener } from "./listener.ts";

/** What a step has at hand. The driver opens addresses and is asked where the page is; all else goes by the keyboard. */
interface Walk {
  driver: Driver;
  listener: Listener;
  server: TestServer;
}

export interface Step {
  /** What a person does and hears. */
  name: string;
  run: (walk: Walk) => Promise<void>;
}

const email = "ines@example.org";

const description =
  "We want to turn twelve unused bits of county land in Alder County into food gardens that neighbours run together. " +
  "Of 212 households we called on in 2026, 131 had gone without fresh vegetables for a week or more. " +
  "The budget is 46,200 dollars over eighteen months. Ines Okafor leads the work.";

/** Waits until the address is such a one. */
async function come({ driver }: Walk, path: RegExp): Promise<void> {
  while (!path.test(await driver.ask(() => location.pathname))) await wait(100);
}

/** Waits until these words stand on the page. */
async function see({ driver }: Walk, pattern: RegExp): Promise<void> {
  while (!(await driver.ask((source) => new RegExp(source, "m").test(document.body.innerText), pattern.source)))
    await wait(100);
}

/** The main job, as somebody does it who hears it. */
export const steps: Step[] = [
  {
    name: "the landing page tells what it is, and its field is named",
    run: async ({ driver, listener, server }) => {
      await driver.open(server.url);
      await listener.hear(/Grantwright/);
      await listener.tabTo(/^What do you want to do\? entry/);
    },
  },
  {
    name: "what is typed is not talked over",
    run: async ({ listener }) => {
      await listener.type(description);
      const lines = await listener.end();
      if (lines.some((line) => /too short/i.test(line))) throw new Error("It was called too short when it was whole.");
    },
  },
  {
    name: "Create Outline asks who one is, in a dialog that is named once",
    run: async ({ listener }) => {
      await listener.tabTo(/^Create Outline push button/);
      await listener.press("Return");
      await listener.hearOnce(/^Email entry/);
      await listener.hearOnce(/Grantwright/);
    },
  },
  {
    name: "the mail that was sent is told, once",
    run: async ({ listener }) => {
      await listener.type(email);
      await listener.press("Return");
      await listener.hearOnce(/We sent a sign-in link to/);
    },
  },
  {
    name: "the link leads to Start Creating, and that to the consent",
    run: async ({ driver, listener, server }) => {
      await driver.open(await server.signInLink(email));
      await listener.tabTo(/^Start Creating push button/);
      await listener.press("Return");
      await listener.hear(/Stay in the know\?/);
    },
  },
  {
    name: "the outline is made: that it is ready is told once, and the draft opens at its first open place",
    run: async (walk) => {
      await walk.listener.tabTo(/^Start Creating push button/);
      await walk.listener.press("Return");
      await walk.listener.hear(/outline/i);
      await come(walk, /^\/drafts\/[0-9a-f]{24}$/);
      await walk.listener.hearOnce(/^Your outline is ready$/);
      await walk.listener.hearOnce(/^Measurable outcomes entry \[Add: .* selected/);
    },
  },
  {
    name: "what is written is kept without a word",
    run: async (walk) => {
      await walk.listener.type("We will know it by calling again at the same doors each June.");
      await see(walk, /^Saved [0-9]/);
      const lines = await walk.listener.end();
      const kept = lines.filter((line) => /saved|saving/i.test(line));
      if (kept.length > 0) throw new Error(`It talks of saving: ${kept.join(" | ")}`);
    },
  },
  {
    name: "Alt and the arrow go on to the next open place, in a field that is named",
    run: async ({ listener }) => {
      await listener.press("alt+Down");
      await listener.hearOnce(/entry \[Add: .*selected/);
    },
  },
  {
    name: "the proposal is confirmed, generated, and ready: told once",
    run: async (walk) => {
      await walk.listener.tabTo(/^Generate Proposal link/);
      await walk.listener.press("Return");
      await walk.listener.hear(
        /^I confirm that the information above is accurate and complete\. check box not checked/,
      );
      await walk.listener.press("space");
      await walk.listener.hear(/^checked/);
      await walk.listener.tabTo(/^Generate push button/);
      await walk.listener.press("Return");
      await come(walk, /^\/docs\/[0-9a-f]{24}$/);
      await walk.listener.hearOnce(/^Your proposal is ready$/);
    },
  },
  {
    name: "a section is edited and saved, and where one is then is told",
    run: async ({ listener }) => {
      await listener.tabTo(/^Edit: Need statement push button/);
      await listener.press("Return");
      await listener.hear(/entry/);
      await listener.press("ctrl+End");
      await listener.type(" And our own last word.");
      await listener.tabTo(/^Save push button/);
      await listener.press("Return");
      await listener.hear(/Edit \(Edited\)/);
    },
  },
  {
    name: "the Word file is found by its name",
    run: ({ listener }) => listener.tabTo(/^(Download )?Word( .*)? link/, "shift+Tab"),
  },
];
