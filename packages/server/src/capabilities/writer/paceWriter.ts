import { setTimeout as wait } from "node:timers/promises";
import type { Writer, WriterReport } from "./writer.ts";

/** A writer that can be watched at work, for tests and films: it rests `paceMs` milliseconds at each report. */
export function paceWriter(writer: Writer, paceMs: number): Writer {
  if (paceMs === 0) return writer;
  const paced = (report: WriterReport, signal: AbortSignal): WriterReport => ({
    ...report,
    async progress(percent, message) {
      await report.progress(percent, message);
      await wait(paceMs, undefined, { signal });
    },
  });
  return {
    kind: writer.kind,
    label: writer.label,
    outline: (input, report, signal) => writer.outline(input, paced(report, signal), signal),
    propose: (input, report, signal) => writer.propose(input, paced(report, signal), signal),
    edit: (input, request, signal) => writer.edit(input, request, signal),
    ...(writer.searchTerms && { searchTerms: writer.searchTerms }),
    ...(writer.judge && { judge: writer.judge }),
    ...(writer.pointOut && { pointOut: writer.pointOut }),
    review: (input, report, signal) => writer.review(input, paced(report, signal), signal),
  };
}
