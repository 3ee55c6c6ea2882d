import { ApiError } from "@grantwright/api-client";
import type { UseQueryResult } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Loaded } from "./Loaded.tsx";

const gone = { title: "Gone", text: "It is not there.", href: "/", link: "Home" };
const failed = { title: "It failed", retry: "Retry" };
const query = (state: Partial<UseQueryResult<string[]>>) =>
  ({ isPending: false, isError: false, isFetching: false, data: undefined, error: null, ...state }) as UseQueryResult<
    string[]
  >;
const broken = { isError: true, error: new ApiError(500, "", "/a/docs") };
const missing = { isError: true, error: new ApiError(404, "", "/a/docs/a") };

describe("Loaded", () => {
  it.each([
    ["on its way", { isPending: true }, "Waiting"],
    ["not there", missing, "Gone"],
    ["not to be had", broken, "It failed"],
    ["empty", { data: [] }, "Nothing"],
    ["there", { data: ["one"] }, "Came: one"],
    ["there, though asking anew failed", { data: ["one"], ...broken }, "Came: one"],
  ] as const)("says of what is %s: %s", (_what, state, said) => {
    const shown = renderToStaticMarkup(
      <Loaded query={query(state as object)} skeleton="Waiting" gone={gone} failed={failed} empty="Nothing">
        {(names) => `Came: ${names.join()}`}
      </Loaded>,
    );
    expect(shown).toContain(said);
  });

  it("does not keep what is only true while it can be asked for", () => {
    const shown = renderToStaticMarkup(
      <Loaded
        query={query({ data: ["one"], ...broken } as object)}
        skeleton="Waiting"
        failed={failed}
        empty="Nothing"
        isLive
      >
        {(names) => names.join()}
      </Loaded>,
    );
    expect(shown).toContain("It failed");
  });

  it("does not compile without what is said of a list with nothing in it", () => {
    const shown = renderToStaticMarkup(
      // @ts-expect-error: a list may be empty
      <Loaded query={query({ data: [] })} skeleton="Waiting" failed={failed}>
        {(names: string[]) => `${names.length} names`}
      </Loaded>,
    );
    expect(shown).toBe("0 names");
  });
});
