import { describe, expect, it } from "vitest";
import { compactStyles } from "./compactStyles.ts";

describe("compactStyles", () => {
  it("takes out what means nothing, and keeps the lines", () => {
    const source =
      'const A = styled.p`\n  color: red;\n  &:hover {\n    content: "a  b: c";\n  }\n`;\nconst b = `\n  color: red;\n`;';
    const result = compactStyles(source, "a.tsx");
    expect(result).toBe(
      'const A = styled.p`\ncolor:red;\n&:hover{\ncontent:"a  b: c";\n}\n`;\nconst b = `\n  color: red;\n`;',
    );
    expect(result.split("\n")).toHaveLength(source.split("\n").length);
  });

  it("keeps expressions, and compacts the CSS inside them", () => {
    expect(compactStyles("const A = styled(B)<C>`\n  ${css`\n    inset: 0;\n  `}\n  top: ${x}px;\n`;", "a.tsx")).toBe(
      "const A = styled(B)<C>`\n${css`\ninset:0;\n`}\ntop:${x}px;\n`;",
    );
  });

  it("keeps the blank that a selector needs", () => {
    expect(compactStyles("css`\n  a b > c {\n    margin: 0 1px;\n  }\n`", "a.ts")).toBe(
      "css`\na b > c{\nmargin:0 1px;\n}\n`",
    );
  });
});
