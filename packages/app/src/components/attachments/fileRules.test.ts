import { describe, expect, it } from "vitest";
import { acceptedFileTypes, fileNote, fileProblem, maxFileSize } from "./fileRules.ts";

describe("file rules", () => {
  it("takes the 29 types of the specification, whatever the case", () => {
    expect(acceptedFileTypes).toHaveLength(29);
    expect(fileProblem({ name: "Budget.XLSX", size: 10 })).toBeUndefined();
  });
  it("names what it refuses", () => {
    expect(fileProblem({ name: "setup.exe", size: 10 })).toBe("setup.exe: files of this type cannot be attached.");
    expect(fileProblem({ name: "no-extension", size: 10 })).toContain("no-extension");
    expect(fileProblem({ name: "big.pdf", size: maxFileSize + 1 })).toBe("big.pdf is larger than 25 MB.");
    expect(fileProblem({ name: "nothing.pdf", size: 0 })).toBe("nothing.pdf is empty.");
  });
  it("says of what no writer can read that it is stored", () => {
    expect(fileNote("plan.pdf")).toBeUndefined();
    expect(fileNote("photo.jpg")).toContain("Stored");
  });
});
