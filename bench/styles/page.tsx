import { Button, GlobalStyle, ThemeProvider } from "../../packages/ui/src/index.ts";
import { createElement, StrictMode } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";

const count = 500;
const variants = ["filled", "line", "quiet"] as const;
const tones = [undefined, "danger"] as const;

/** What a component is made of where styles are classes and nothing else. */
function PlainButton({ variant, tone, label }: { variant: string; tone: string | undefined; label: string }) {
  return (
    <button
      type="button"
      className="plain"
      data-variant={variant}
      data-size="medium"
      data-tone={tone}
      onClick={() => {}}
    >
      {label}
    </button>
  );
}

function Plain({ turn }: { turn: number }) {
  return Array.from({ length: count }, (_, index) => (
    <PlainButton
      key={index}
      variant={variants[(index + turn) % 3]!}
      tone={tones[(index + turn) % 2]}
      label={`Button ${index}, ${turn}`}
    />
  ));
}

function Ours({ turn }: { turn: number }) {
  return Array.from({ length: count }, (_, index) => (
    <Button key={index} variant={variants[(index + turn) % 3]!} tone={tones[(index + turn) % 2]} onPress={() => {}}>
      {`Button ${index}, ${turn}`}
    </Button>
  ));
}

/** React Aria's own button, which ours stands on, where styles are a class. */
function Aria({ turn }: { turn: number }) {
  return Array.from({ length: count }, (_, index) => (
    <AriaButton
      key={index}
      className="plain"
      data-variant={variants[(index + turn) % 3]!}
      data-size="medium"
      data-tone={tones[(index + turn) % 2]}
      onPress={() => {}}
    >
      {`Button ${index}, ${turn}`}
    </AriaButton>
  ));
}

const kinds = { plain: Plain, aria: Aria, ours: Ours };
type Kind = keyof typeof kinds;

let root: Root | undefined;
const place = () => document.getElementById("place")!;

function mount(kind: Kind, turn = 0): number {
  root ??= createRoot(place());
  const started = performance.now();
  flushSync(() => root!.render(createElement(kinds[kind], { turn })));
  place().getBoundingClientRect();
  return performance.now() - started;
}

function unmount(): void {
  root?.unmount();
  root = undefined;
}

const ruleCount = () => Array.from(document.styleSheets).reduce((sum, sheet) => sum + sheet.cssRules.length, 0);

const rules: string[] = [];

createRoot(document.getElementById("frame")!).render(
  <StrictMode>
    <ThemeProvider forcedTheme="light" storageKey="bench">
      <GlobalStyle />
      <Button>One, for its styles</Button>
    </ThemeProvider>
  </StrictMode>,
);

/** Gives the plain button the very rules of ours, under one class. */
function copyStyles(): void {
  const className = document.querySelector("#frame button")!.className.split(" ");
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules) {
      const own = className.find((name) => rule.cssText.includes(`.${name}`));
      if (own) rules.push(rule.cssText.replaceAll(`.${own}`, ".plain"));
    }
  const style = document.createElement("style");
  style.textContent = rules.join("\n");
  document.head.append(style);
}

Object.assign(window, { bench: { mount, unmount, ruleCount, copyStyles, copied: () => rules.length } });
