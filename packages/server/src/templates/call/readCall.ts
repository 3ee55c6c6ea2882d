import type { Schemas } from "@grantwright/api-client";

/** A call, read. */
export function readCall(text: string): Schemas["CallReading"] {
  return {
    type: "grant",
    format: [],
    notes: [],
    fields: [],
    documentChecklist: [],
    lineCount: text.split("\n").length,
  };
}
