import { sampleTemplate } from "@grantwright/api-client/mocks";
import { expect, it } from "vitest";
import { newDocument } from "./newDocument.ts";

it("keeps how long the whole may be, so that it is said before the first save", () => {
  const writer = { kind: "offline", label: "the built-in writer" } as const;
  const limits = { pageLimit: 12, wordLimit: 4_000, characterLimit: 20_000 };
  const made = newDocument({ ...sampleTemplate, ...limits }, { id: "new", parentId: undefined, writer });
  expect(made.template).toMatchObject(limits);
});
