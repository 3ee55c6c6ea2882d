import { describe, expect, it } from "vitest";
import { textToHtml } from "./textToHtml.ts";

describe("textToHtml", () => {
  it("makes a paragraph of what a blank line sets apart, and keeps single breaks", () => {
    expect(textToHtml("One\ntwo\n\n\n  Three  ")).toBe("<p>One<br>two</p>\n<p>Three</p>");
    expect(textToHtml("One\r\n\r\nTwo\rthree")).toBe("<p>One</p>\n<p>Two<br>three</p>");
    expect(textToHtml("One\n \t \nTwo")).toBe("<p>One</p>\n<p>Two</p>");
    expect(textToHtml(" \n\n ")).toBe("");
  });

  it("makes a list of lines that begin with a dash and a space, and of nothing else", () => {
    expect(textToHtml("Costs:\n- fences\n- water\nThat is all")).toBe(
      "<p>Costs:</p><ul><li>fences</li><li>water</li></ul><p>That is all</p>",
    );
    expect(textToHtml("-5 degrees\n- ")).toBe("<p>-5 degrees<br>-</p>");
  });

  it("marks what is in brackets for somebody to fill in", () => {
    expect(textToHtml("We dig. [Add: who <b>digs</b>] [Add: when]\n- [Add: how]\n[1] [add: x] [Add: open")).toBe(
      "<p>We dig. <mark>[Add: who &lt;b&gt;digs&lt;/b&gt;]</mark> <mark>[Add: when]</mark></p>" +
        "<ul><li><mark>[Add: how]</mark></li></ul><p>[1] [add: x] [Add: open</p>",
    );
  });

  it("marks no more than it can see closed in reach, on one line", () => {
    expect(textToHtml(`[Add: ${"x".repeat(999)}]`)).toMatch(/^<p><mark>/);
    expect(textToHtml(`[Add: ${"x".repeat(1_000)}]`)).not.toContain("<mark>");
    expect(textToHtml("[Add: x\n] [Add: [Add: y] z]")).toBe("<p>[Add: x<br>] <mark>[Add: [Add: y]</mark> z]</p>");
  });

  it.each([
    ["<script>alert(1)</script>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>"],
    ['<img src=x onerror="alert(1)">', "<p>&lt;img src=x onerror=&quot;alert(1)&quot;&gt;</p>"],
    ["- <li><svg onload='x'>", "<ul><li>&lt;li&gt;&lt;svg onload=&#39;x&#39;&gt;</li></ul>"],
    ["&lt;b&gt; &amp;", "<p>&amp;lt;b&amp;gt; &amp;amp;</p>"],
    ["<!-- --><![CDATA[x]]>", "<p>&lt;!-- --&gt;&lt;![CDATA[x]]&gt;</p>"],
    ["a\u0000b\u000Bc\u001Bd", "<p>abcd</p>"],
    ["[x](javascript:alert(1))", "<p>[x](javascript:alert(1))</p>"],
    ["‮txt.exe Łódź 例え", "<p>‮txt.exe Łódź 例え</p>"],
  ])("leaves no markup of %j alive", (text, html) => {
    expect(textToHtml(text)).toBe(html);
  });

  it("never lets an angle bracket through, whatever is typed", () => {
    let state = 7;
    const random = (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state % below;
    };
    const alphabet = [
      "<",
      ">",
      "&",
      '"',
      "'",
      "-",
      " ",
      "\n",
      "\n\n",
      "- ",
      "a",
      "script",
      "[Add:",
      "]",
      "\u0000",
      "/",
      "]]>",
    ];
    for (let round = 0; round < 500; round += 1) {
      const text = Array.from({ length: 30 }, () => alphabet[random(alphabet.length)]).join("");
      const bare = textToHtml(text).replace(/<\/?(?:p|ul|li|mark)>|<br>/g, "");
      expect(bare).not.toMatch(/[<>"']/);
      expect(bare.replace(/&(?:amp|lt|gt|quot|#39);/g, "")).not.toContain("&");
    }
  });

  it("is done with long texts, which in the square of their length would take hours", () => {
    expect(textToHtml("\n \n".repeat(1_000_000))).toBe("");
    expect(textToHtml("- a\n".repeat(500_000))).toMatch(/^<ul>/);
    expect(textToHtml("[Add:".repeat(400_000))).toMatch(/^<p>/);
  });
});
