import { piecesOf, type TextPiece } from "@grantwright/domain";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { ExportFile } from "./exportFile.ts";
import { fallbackFonts, freeFontFor, readFonts } from "./fonts.ts";
import { languageByScript } from "../../../kernel/text/detectLanguage.ts";
import { isRightToLeft } from "./language.ts";

/*
 * Sets the data that it is given. No text of a person ever becomes part of this source. Lines are boxes of one em whatever
 * font a letter comes from, so that a word in another script does not push lines apart.
 */
const layout = `
#let data = json(bytes(sys.inputs.data))
#let page-of = (A4: "a4", Letter: "us-letter")
#set document(title: data.title, author: ())
#set text(
  font: data.fonts, size: data.size * 1pt, lang: data.language, hyphenate: false,
  top-edge: 0.8em, bottom-edge: -0.2em,
)
#let gap = (1.15 * data.spacing - 1) * 1em
#set par(leading: gap, spacing: gap + 0.55em)
#set page(paper: page-of.at(data.paper), margin: data.margin * 1mm, numbering: "1")
#set list(spacing: gap, indent: 0.4em, body-indent: 0.6em)
#show list: set block(spacing: gap + 0.55em)
#show title: set text(size: (data.size + 4) * 1pt, weight: 700)
#show title: set par(leading: 0.2em)
#show title: set block(below: 1.2em)
#show heading: set text(size: (data.size + 2) * 1pt, weight: 700)
#show heading: set block(above: 1.3em, below: 0.6em, sticky: true)
#let words(run) = {
  set text(lang: run.language, dir: if run.rtl { rtl } else { ltr })
  run.lines.map(parts => parts.map(part => {
    if part.isOpen { underline(highlight(fill: rgb("#ffe28a"), text(part.text))) } else { text(part.text) }
  }).join()).join(linebreak())
}
#{
  set text(dir: if data.heading.rtl { rtl } else { ltr })
  title(words(data.heading))
}
#for section in data.sections {
  if section.isNamed { set text(dir: if section.heading.rtl { rtl } else { ltr }); heading(level: 1, words(section.heading)) }
  for block in section.blocks {
    set text(dir: if block.rtl { rtl } else { ltr })
    if block.kind == "list" { list(..block.runs.map(words)) } else { par(words(block.runs.first())) }
  }
}
`;

/** Lines of one direction and language. */
interface Run {
  lines: TextPiece[][];
  language: string;
  rtl: boolean;
}

function runOf(lines: string[], language: string): Run {
  const text = lines.join("\n");
  return { lines: lines.map(piecesOf), language: languageByScript(text) ?? language, rtl: isRightToLeft(text) };
}

function dataOf({ title, language, page, sections }: ExportFile): object {
  return {
    title,
    heading: runOf([title], language),
    language,
    fonts: [freeFontFor(page.fontFamily), ...fallbackFonts],
    size: page.fontSize,
    spacing: page.lineSpacing,
    margin: page.margin,
    paper: page.paper,
    sections: sections.map((section) => ({
      heading: runOf([section.title], language),
      isNamed: section.title.trim() !== "",
      blocks: section.blocks.map(({ kind, lines }) => ({
        kind,
        rtl: isRightToLeft(lines.join("\n")),
        runs: kind === "list" ? lines.map((line) => runOf([line], language)) : [runOf(lines, language)],
      })),
    })),
  };
}

/**
 * A proposal as a tagged PDF with its fonts in it; by the accessibility standard PDF/UA-1 where every letter has a shape in
 * one of the fonts. Throws where it cannot be set.
 */
export function toPdf(file: ExportFile): Buffer {
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: readFonts() }] });
  const compiled = compiler.compile({ mainFileContent: layout, inputs: { data: JSON.stringify(dataOf(file)) } });
  const { result } = compiled;
  if (!result) throw new Error(JSON.stringify(compiled.takeError()?.shortDiagnostics));
  try {
    return compiler.pdf(result, { pdfStandard: "ua-1" });
  } catch {
    return compiler.pdf(result);
  }
}
