import { expect, it } from "vitest";
import { plainText } from "./plainText.ts";

it.each([
  ["<p>One</p><p>Two &amp; three</p>", "One\nTwo & three"],
  ["a<script>alert(1)</script>b", "a\nb"],
  ["a<script>alert(1)", "a"],
  ["<style>p{}</style>a<br>b", "a\nb"],
  ["<img src=x onerror=alert(1)>after", "after"],
  ["<!-- hidden -->shown", "shown"],
  ["5 &lt; 6 and 7 < 8", "5 < 6 and 7 < 8"],
  ["<a href='x'", ""],
])("reads %j as %j", (html, text) => {
  expect(plainText(html)).toBe(text);
});
