import type { Field } from "./field.ts";

/** Who they are, for the scout. */
const scout: Field = {
  name: "scout profile",
  limit: 100_000,
  isSent: true,
  isSentUpon: true,
  isMerged: true,
  hasLines: true,
  isSample: true,
  make: async ({ person }) => ({
    path: "/aiscout",
    control: { name: "scout profile", label: "Who you are" },
    onServer: async () => [(await person.ask<{ organization: string }>("GET", "/a/scout")).organization],
    isSave: ({ method, path }) => method === "PUT" && path.endsWith("/a/scout"),
    send: (page) => page.getByRole("button", { name: "Save", exact: true }).click(),
    changeElsewhere: (organization) => person.ask("PUT", "/a/scout", { organization, project: "", location: "" }),
    copies: async () => 1,
  }),
};

/** A funder's call, pasted to be read. It stays on the device: the server stores nothing of it. */
const call: Field = {
  name: "funder's call",
  hasLines: true,
  limit: 1_000_000,
  make: async () => ({
    path: "/templates/new",
    control: { name: "funder's call", label: "The call, as the funder wrote it" },
    reveal: async (page) => {
      // The words lie over the radio button that they belong to.
      const field = page.getByRole("textbox", { name: "The call, as the funder wrote it" });
      const way = page.getByRole("radio", { name: "From a funder’s call" });
      await field.or(way).first().waitFor({ state: "attached" });
      // Words that were kept on this device open it by themselves a moment later.
      await page.waitForTimeout(300);
      if (!(await field.isVisible())) await way.check({ force: true });
    },
    onServer: async () => [],
    isSave: () => false,
    copies: async () => 0,
  }),
};

/** What is neither a draft, a template nor a message. */
export const otherFields: Field[] = [scout, call];
