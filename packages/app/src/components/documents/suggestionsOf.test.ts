import type { Schemas } from "@grantwright/api-client";
import { describe, expect, it } from "vitest";
import { suggestionsOf } from "./suggestionsOf.ts";

const suggestion = (sectionId: string, priority: Schemas["Suggestion"]["priority"] = "low"): Schemas["Suggestion"] => ({
  sectionId,
  priority,
  category: "content",
  suggestion: `${sectionId} ${priority}`,
});

describe("suggestionsOf", () => {
  it("takes those that name the section, sorted high, medium, low [2.2-suggestions-by-section] [1.9-suggestion-order]", () => {
    const found = suggestionsOf(
      { id: "need", title: "Need" },
      [
        suggestion("need", "low"),
        suggestion("need", "high"),
        suggestion("other", "high"),
        suggestion("need", "medium"),
      ],
      new Set(["need"]),
    );
    expect(found.map(({ priority }) => priority)).toEqual(["high", "medium", "low"]);
  });
  it("takes a known target by its keywords in the title or the id [2.2-suggestions-by-keyword]", () => {
    expect(suggestionsOf({ id: "s1", title: "Work plan" }, [suggestion("methodology")], new Set(["s1"]))).toHaveLength(
      1,
    );
    expect(suggestionsOf({ id: "annual-budget", title: "Figures" }, [suggestion("budget")], new Set())).toHaveLength(1);
    expect(suggestionsOf({ id: "s1", title: "Letters" }, [suggestion("budget")], new Set(["s1"]))).toEqual([]);
  });
  it.each([
    ["projectDescription", "Project description"],
    ["teamExperience", "Who is on the team"],
    ["methodology", "Methods"],
    ["measurableOutcomes", "Outcomes"],
    ["budget", "Budget narrative"],
    ["timeline", "Timeline"],
    ["evaluation", "Evaluation plan"],
    ["communityEngagement", "Community partners"],
    ["innovation", "What is novel here"],
    ["sustainability", "Sustainability"],
  ])("knows %s, and finds the section titled %s for it [2.2-suggestion-kinds]", (kind, title) => {
    expect(suggestionsOf({ id: "s1", title }, [suggestion(kind)], new Set(["s1"]))).toHaveLength(1);
    expect(suggestionsOf({ id: "s1", title: "Letters" }, [suggestion(kind)], new Set(["s1"]))).toEqual([]);
  });
  it("knows no other kinds", () => {
    expect(suggestionsOf({ id: "s1", title: "Letters" }, [suggestion("letters")], new Set(["s1"]))).toEqual([]);
  });
  it("does not spread a suggestion whose own section is there", () => {
    const ids = new Set(["budget", "budgetNarrative"]);
    expect(suggestionsOf({ id: "budgetNarrative", title: "Budget narrative" }, [suggestion("budget")], ids)).toEqual(
      [],
    );
  });
});
