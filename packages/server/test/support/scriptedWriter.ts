import { createOfflineWriter } from "../../src/capabilities/writer/offline/createOfflineWriter.ts";
import type { Writer } from "../../src/capabilities/writer/writer.ts";

/** A gate that work waits at until it is opened. */
export interface Gate {
  /** Resolves when somebody waits at the gate. */
  reached: Promise<void>;
  wait(signal?: AbortSignal): Promise<void>;
  open(): void;
}

/** A closed gate. */
export function createGate(): Gate {
  const reached = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  return {
    reached: reached.promise,
    async wait(signal) {
      reached.resolve();
      const aborted = new Promise<never>((_resolve, reject) =>
        signal?.addEventListener("abort", () => reject(signal.reason as Error), { once: true }),
      );
      await Promise.race([opened.promise, aborted]);
    },
    open: () => opened.resolve(),
  };
}

/** The offline writer, with a say before each section of a proposal that it writes. */
export function createScriptedWriter(
  beforeSection: (index: number, sectionId: string, signal: AbortSignal) => Promise<void> | void,
): Writer & { written: string[] } {
  const offline = createOfflineWriter();
  const written: string[] = [];
  return {
    ...offline,
    written,
    propose(input, report, signal) {
      let index = 0;
      const section: typeof report.section = async (finished) => {
        await beforeSection(index, finished.sectionId, signal);
        index += 1;
        await report.section(finished);
        written.push(finished.sectionId);
      };
      return offline.propose(input, { ...report, section }, signal);
    },
  };
}
