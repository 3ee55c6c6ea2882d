import { expect, waitFor } from "storybook/test";
import { KitchenSink as Sheet, Specimen } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { safeHtmlGuide } from "./SafeHtml.guide.ts";
import { SafeHtml } from "./SafeHtml.tsx";

const meta = preview.meta({
  component: SafeHtml,
  title: "Components/Text/SafeHtml",
  parameters: { guide: safeHtmlGuide },
  args: { html: "" },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "68ch" }}>
        <Story />
      </div>
    ),
  ],
});

const prose = `<h2>Need</h2>
<p>In the north of the county the nearest full grocery is eleven miles from Marrow Bridge.</p>
<p>The county owns <strong>forty-one</strong> such parcels, <em>mown six times a year</em>. See <a href="https://example.org/map">the map</a>, write to <a href="mailto:a@example.org">us</a>, or open <a href="/docs">the proposal</a>.</p>
<ul><li>Water</li><li>Fences<ol><li>Posts</li></ol></li></ul>
<blockquote>Ten years with a break at five is fine by us.</blockquote>
<table><caption>Budget</caption><thead><tr><th scope="col">Item</th><th scope="col">Cost</th></tr></thead><tbody><tr><td>Tanks</td><td>$8,400</td></tr><tr><td>Stewards</td><td>$21,600</td></tr></tbody></table>
<hr><pre><code>A1 = 2</code></pre>`;

const hostile = [
  `<script>window.__attacked = "script"</script>`,
  `<img src="x" onerror="window.__attacked = 'onerror'">`,
  `<svg onload="window.__attacked = 'svg'"><script>window.__attacked = "svg script"</script><text>vector</text></svg>`,
  `<iframe srcdoc="<script>parent.__attacked = 'iframe'</script>"></iframe>`,
  `<noscript><p title="</noscript><img src=x onerror=window.__attacked='noscript'>"></p></noscript>`,
  `<style>body { display: none }</style>`,
  `<p style="position:fixed;inset:0" class="sc-btn" id="root" onclick="window.__attacked='click'" data-x="1">styled</p>`,
  `<a href="javascript:window.__attacked='href'">one</a>`,
  `<a href=" java&#10;script:window.__attacked='href2'">two</a>`,
  `<a href="data:text/html,<script>1</script>">three</a>`,
  `<a href="http://plain.example/">four</a>`,
  `<a href="vbscript:x" target="_top" onmouseover="1">five</a>`,
  `<form action="https://evil.example/"><input name="q"><button>Send</button></form>`,
  `<object data="x"></object><embed src="x"><link rel="stylesheet" href="x"><meta http-equiv="refresh" content="0"><base href="https://evil.example/">`,
  `<div><div><span>deep <b>text</b></span></div></div>`,
  `<template><img src=x onerror=1></template>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=window.__attacked='mxss'&gt;">`,
].join("\n");

declare global {
  interface Window {
    __attacked?: string;
  }
}

const allowed = new Set(
  "P BR STRONG EM B I U S MARK UL OL LI H2 H3 H4 BLOCKQUOTE TABLE CAPTION THEAD TBODY TR TH TD A CODE PRE HR".split(
    " ",
  ),
);

async function expectTame(root: HTMLElement) {
  for (const element of root.querySelectorAll("*")) {
    await expect([...allowed]).toContain(element.tagName);
    const names = element
      .getAttributeNames()
      .filter((name) => !["href", "rel", "dir", "colspan", "rowspan", "scope"].includes(name));
    await expect(names).toEqual([]);
  }
  const addresses = [...root.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  await expect(addresses).toEqual([null, null, null, null, null]);
  await expect(root).toHaveTextContent("deep text");
  await expect(root).not.toHaveTextContent("__attacked");
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect(window.__attacked).toBeUndefined();
}

async function expectProse(root: HTMLElement) {
  await waitFor(() => expect(root.querySelectorAll("td")).toHaveLength(4));
  const links = [...root.querySelectorAll("a")];
  await expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "https://example.org/map",
    "mailto:a@example.org",
    "/docs",
  ]);
  for (const link of links) await expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow");
  await expect(root.querySelector("caption")).toHaveTextContent("Budget");
  await expect(root.querySelector("ul")).toHaveStyle({ direction: "ltr" });
  await expect(root.querySelector("th")).toHaveAttribute("scope", "col");
}

/** Stands for a browser that cannot sanitize by itself. */
function withoutNativeSanitizer() {
  const original = Object.getOwnPropertyDescriptor(Element.prototype, "setHTML");
  Reflect.deleteProperty(Element.prototype, "setHTML");
  return () => {
    if (original) Object.defineProperty(Element.prototype, "setHTML", original);
  };
}

function content(canvasElement: HTMLElement): HTMLElement {
  const element = canvasElement.querySelector<HTMLElement>("[data-variant]");
  if (!element) throw new Error("There is no content.");
  return element;
}

export const Document = meta.story({
  args: { html: prose },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectProse(content(canvasElement));
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "the map" })).toHaveFocus();
  },
});

export const Message = meta.story({
  args: {
    variant: "message",
    html: "<p>Thank you for the sheet.</p><p>Ten years with a break at five is fine by us.</p>",
  },
});

export const Hostile = meta.story({
  args: { html: hostile },
  play: async ({ canvasElement }) => {
    await expectTame(content(canvasElement));
  },
});

export const DocumentWithLibrary = meta.story({
  args: { html: prose },
  beforeEach: withoutNativeSanitizer,
  play: async ({ canvasElement }) => {
    await expectProse(content(canvasElement));
  },
});

export const HostileWithLibrary = meta.story({
  args: { html: hostile },
  beforeEach: withoutNativeSanitizer,
  play: async ({ canvasElement }) => {
    const root = content(canvasElement);
    await waitFor(() => expect(root).toHaveAttribute("data-filled"));
    await expectTame(root);
  },
});

/** What begins as a page of frames has no body to be read: it is read as the text of one all the same. */
export const FramesetWithLibrary = meta.story({
  args: {
    html: `<frameset onload="window.__attacked = 'frameset'"><frame src="javascript:1"></frameset><p>Ten <b>tanks</b>.</p>`,
  },
  beforeEach: withoutNativeSanitizer,
  play: async ({ canvasElement }) => {
    const root = content(canvasElement);
    await waitFor(() => expect(root).toHaveAttribute("data-filled"));
    await expect(root.innerHTML).toBe("<p>Ten <b>tanks</b>.</p>");
    await expect(window.__attacked).toBeUndefined();
  },
});

/** A place that is still to fill in, set apart by more than a colour. */
export const Marked = meta.story({
  args: { html: "<p>We dig. <mark class='x'>[Add: who digs]</mark></p>" },
  play: async ({ canvasElement }) => {
    const mark = await waitFor(() => content(canvasElement).querySelector("mark")!);
    await expect(mark).toHaveTextContent("[Add: who digs]");
    await expect(mark.getAttributeNames()).toEqual([]);
    await expect(getComputedStyle(mark).borderBlockEndStyle).toBe("dashed");
  },
});

export const PlainText = meta.story({ args: { html: "Just words, 5 &lt; 6 &amp; so on" } });

export const KitchenSink = meta.story({
  render: () => (
    <Sheet>
      <Specimen label="document">
        <SafeHtml html={prose} />
      </Specimen>
      <Specimen label="message">
        <SafeHtml
          variant="message"
          html="<p>Thank you for the sheet.</p><p>Ten years with a break at five is fine by us.</p>"
        />
      </Specimen>
      <Specimen label="from right to left, in its own paragraph">
        <div style={{ inlineSize: "100%" }}>
          <SafeHtml lang="he" html="<p>גינה קהילתית לכל שכונה.</p><ul><li>מים</li><li>גדרות</li></ul>" />
        </div>
      </Specimen>
      <Specimen label="a long word">
        <div style={{ inlineSize: 260 }}>
          <SafeHtml html={`<p>${"Donaudampfschifffahrtsgesellschaft".repeat(3)}</p>`} />
        </div>
      </Specimen>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll("[data-filled]")).toHaveLength(4));
  },
});
