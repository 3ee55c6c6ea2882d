import type { Schemas } from "@grantwright/api-client";
import type { TextBlock } from "../../../kernel/text/textToHtml.ts";

/** How a file is set: everything decided. */
export interface PageSetting {
  /** As the funder names it. */
  fontFamily: string;
  /** In points. */
  fontSize: number;
  /** In millimetres on every side. */
  margin: number;
  /** 1 is single. */
  lineSpacing: number;
  paper: "A4" | "Letter";
}

/** The kinds of file that a proposal can be taken out as. */
export type ExportFormat = "docx" | "pdf";

/** A proposal as it goes into a file. All text is plain. */
export interface ExportFile {
  title: string;
  /** BCP 47 of most of the text; `und` where nobody can tell. */
  language: string;
  page: PageSetting;
  sections: { title: string; blocks: TextBlock[] }[];
}

const fallback: PageSetting = { fontFamily: "Arial", fontSize: 11, margin: 25.4, lineSpacing: 1.15, paper: "Letter" };

/** What the funder asks for, with what is left out filled in: US Letter, one-inch margins, Arial 11. */
export function pageSettingOf(format: Schemas["PageFormat"] | undefined): PageSetting {
  const { fontFamily, fontSize, margin, lineSpacing, paper } = format ?? {};
  return {
    fontFamily: fontFamily?.trim() || fallback.fontFamily,
    fontSize: fontSize ?? fallback.fontSize,
    margin: margin ?? fallback.margin,
    lineSpacing: lineSpacing ?? fallback.lineSpacing,
    paper: paper ?? fallback.paper,
  };
}
