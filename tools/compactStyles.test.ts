import { describe, expect, it } from "vitest";
import { compactStyles } from "./compactStyles.ts";

const lineCount = (text: string) => text.split("\n").length;

describe("compactStyles", () => {
  it("takes out what means nothing, and keeps the lines of what follows", () => {
    const source =
      'const A = styled.p`\n  color: red;\n  &:hover {\n    content: "a  b: c";\n  }\n`;\nconst b = `\n  color: red;\n`;';
    const result = compactStyles(source, "a.tsx");
    expect(result).toBe(
      'const A = styled.p`\ncolor:red;&:hover{content:"a  b: c";}`\n\n\n\n;\nconst b = `\n  color: red;\n`;',
    );
    expect(lineCount(result)).toBe(lineCount(source));
  });

  it("keeps expressions, and compacts the CSS inside them", () => {
    const source = "const A = styled(B)<C>`\n  ${css`\n    inset: 0;\n  `}\n  top: ${x}px;\n`;";
    const result = compactStyles(source, "a.tsx");
    expect(result).toBe("const A = styled(B)<C>`\n${css`\ninset:0;`\n}top:${x}px;`\n\n;");
    expect(lineCount(result)).toBe(lineCount(source));
  });

  it("keeps the blank that a selector needs", () => {
    expect(compactStyles("css`\n  a b > c,\n  d {\n    margin: 0 1px;\n  }\n`", "a.ts")).toBe(
      "css`\na b > c,d{margin:0 1px;}`\n\n\n\n",
    );
  });
});
