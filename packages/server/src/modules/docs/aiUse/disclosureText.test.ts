import type { Schemas } from "@grantwright/api-client";
import { describe, expect, it } from "vitest";
import { disclosureText } from "./disclosureText.ts";

const section = (title: string, rest: Partial<Schemas["AiUseSection"]> = {}): Schemas["AiUseSection"] => ({
  sectionId: title.toLowerCase(),
  title,
  characters: 100,
  isRevised: false,
  pasted: 0,
  people: [],
  ...rest,
});
const byModel = (at: string, model = "kestrel-3") => ({ way: "model" as const, model, at });

describe("the disclosure", () => {
  it("names model, time, sections, how much stands, how it was checked, and who answers", () => {
    const text = disclosureText({
      sections: [
        section("Need", {
          drafted: byModel("2026-03-12T10:00:00Z"),
          written: byModel("2026-03-14T10:00:00Z"),
          keptShare: 1,
        }),
        section("Plan", { written: byModel("2026-03-14T10:00:00Z"), keptShare: 0.5, isRevised: true }),
        section("Team"),
      ],
      sentences: { all: 20, confirmed: 1, unsupported: 2 },
    });
    expect(text).toBe(
      "Generative AI was used in preparing this application: kestrel-3, through Grantwright, between 12 March 2026 and 14 March 2026. It made first drafts " +
        "of “Need” from our own description, notes and files. It wrote the text of “Need” and “Plan” from what we had written and " +
        "attached. People revised 1 of these 2 sections afterwards; about 75 % of their text stands as the model wrote it. Software " +
        "compared every figure, date, name and reference with our own words and files. 1 sentence was confirmed by a person. 2 " +
        "statements have no source there and must still be checked. The applicant answers for the whole content.",
    );
  });

  it("claims no AI where none wrote, tells of the rules, and claims no checks that were not made", () => {
    const offline = { way: "offline" as const, at: "2026-03-12T10:00:00Z" };
    expect(disclosureText({ sections: [section("Need", { written: offline })], sentences: undefined })).toBe(
      "According to the record kept while it was written, no generative AI wrote any part of this application. A program with fixed " +
        "rules, which is no language model, arranged the applicant's own words into sections. The applicant answers for the whole content.",
    );
    const text = disclosureText({
      sections: [section("Need", { written: byModel("2026-03-12T10:00:00Z"), keptShare: 1 })],
      sentences: undefined,
    });
    expect(text).toContain("have not been compared");
    expect(text).not.toContain("confirmed");
  });
});
