import { expect, it } from "vitest";
import { csvLine } from "./csvLine.ts";

it("quotes what would end a cell or a line, and lets nothing be a formula", () => {
  expect(csvLine(["a", "", 'say "b", then\nc', "=1+1", "-x", "@SUM(A1)", "1"])).toBe(
    'a,,"say ""b"", then\nc",\'=1+1,\'-x,\'@SUM(A1),1\r\n',
  );
});
