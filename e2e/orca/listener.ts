import { setTimeout as wait } from "node:timers/promises";
import type { ScreenReader } from "./screenReader.ts";

/** So long nothing new is said before somebody takes it for all, in milliseconds. */
const silence = 2_000;

/** What no page may ever say. */
const absurd = /\bundefined\b|\bNaN\b|\[object|\{\w+\}|\bnull\b/;

/** Somebody who has only the keyboard and what Orca says. */
export class Listener {
  readonly #reader: ScreenReader;
  #from = 0;

  constructor(reader: ScreenReader) {
    this.#reader = reader;
  }

  /** What was said since the beginning of the step, a line each. */
  said(): string[] {
    return this.#reader.heard().slice(this.#from);
  }

  /** Begins a step: what was said before it does not count. */
  begin(): void {
    this.#from = this.#reader.heard().length;
  }

  /** Waits until it has said what it had to say. Gives the lines of the step. Fails where something absurd is among them. */
  async end(): Promise<string[]> {
    let count = -1;
    while (count !== this.said().length) {
      count = this.said().length;
      await wait(silence);
    }
    const lines = this.said();
    const odd = lines.filter((line) => absurd.test(line));
    if (odd.length > 0) throw new Error(`It says: ${odd.join(" | ")}`);
    return lines;
  }

  /** Waits until such a line is said in this step. */
  async hear(pattern: RegExp): Promise<void> {
    while (!this.said().some((line) => pattern.test(line))) await wait(100);
  }

  /** Fails unless such a line was said exactly once in this step, when all is said. */
  async hearOnce(pattern: RegExp): Promise<void> {
    await this.hear(pattern);
    const lines = (await this.end()).filter((line) => pattern.test(line));
    if (lines.length !== 1) throw new Error(`Said ${lines.length} times: ${lines.join(" | ")}`);
  }

  press(key: string): Promise<void> {
    return this.#reader.press(key);
  }

  type(words: string): Promise<void> {
    return this.#reader.type(words);
  }

  /** Goes on with Tab, or Shift and Tab, until such a control is named. */
  async tabTo(pattern: RegExp, key: "Tab" | "shift+Tab" = "Tab"): Promise<void> {
    const passed: string[] = [];
    for (let presses = 0; presses < 90; presses += 1) {
      const before = this.#reader.heard().length;
      await this.press(key);
      // What a control is called comes with the focus; a machine that does much else takes longer.
      for (let waited = 0; waited < 3_000 && this.#reader.heard().length === before; waited += 50) await wait(50);
      await wait(250);
      const named = this.#reader.heard().slice(before);
      if (named.some((line) => pattern.test(line))) return;
      passed.push(named.join(" "));
    }
    throw new Error(`Not among what Tab comes to: ${String(pattern)}\n${passed.slice(0, 40).join("\n")}`);
  }
}
