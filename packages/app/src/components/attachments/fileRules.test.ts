import { attachmentLimits } from "@grantwright/domain";
import { describe, expect, it } from "vitest";
import { acceptedFileTypes, fileNote, fileProblem } from "./fileRules.ts";

describe("file rules", () => {
  it("takes the 29 types of the specification, whatever the case [2.5-file-types]", () => {
    const types =
      "doc docx txt pdf rtf odt ppt pptx xls xlsx csv zip rar 7z png jpg jpeg gif webp bmp tiff mp3 wav m4a mp4 aac ogg webm flac".split(
        " ",
      );
    expect(types).toHaveLength(29);
    expect([...acceptedFileTypes].sort()).toEqual(types.map((type) => `.${type}`).sort());
    expect(fileProblem({ name: "Budget.XLSX", size: 10 })).toBeUndefined();
  });
  it("names what it refuses [2.5-file-types-refused]", () => {
    expect(fileProblem({ name: "setup.exe", size: 10 })).toBe("setup.exe: files of this type cannot be attached.");
    expect(fileProblem({ name: "no-extension", size: 10 })).toContain("no-extension");
    expect(fileProblem({ name: "big.pdf", size: attachmentLimits.bytes + 1 })).toBe("big.pdf is larger than 25 MB.");
    expect(fileProblem({ name: "nothing.pdf", size: 0 })).toBe("nothing.pdf is empty.");
  });
  it("says of what no writer can read that it is stored", () => {
    expect(fileNote("plan.pdf")).toBeUndefined();
    expect(fileNote("photo.jpg")).toContain("Stored");
  });
});
