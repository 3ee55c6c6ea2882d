/** What is open while a document of HTML is read. */
interface State {
  blocks: Block[];
  line: string;
  /** What stands before the next entry: "- ", or a number that counts. */
  lists: { isOrdered: boolean; count: number }[];
  marker: string;
  tables: Table[];
}

interface Block {
  text: string;
  isEntry: boolean;
}

interface Table {
  rows: string[][];
  /** Cells of rows above that reach down, by their column: how many rows more. */
  reaching: number[];
  cell: { columns: number; rows: number };
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => entities[name]!);

const spanOf = (attributes: string, name: string): number =>
  Math.min(100, Math.max(1, Number(new RegExp(`${name}="(\\d+)"`).exec(attributes)?.[1] ?? 1)));

function endLine(state: State): void {
  const text = state.line.trim();
  state.line = "";
  if (text === "" || state.tables.length > 0) {
    if (text !== "") state.line = `${text} `;
    return;
  }
  state.blocks.push({ text: state.marker + text, isEntry: state.lists.length > 0 });
  state.marker = "";
}

/** Cells that a row above fills keep their place, empty. */
function skipReaching({ rows, reaching }: Table): void {
  const row = rows.at(-1) ?? [];
  for (let column = row.length; (reaching[column] ?? 0) > 0; column += 1) {
    reaching[column] = reaching[column]! - 1;
    row.push("");
  }
}

function endCell(state: State, table: Table): void {
  const row = table.rows.at(-1);
  if (row === undefined) return;
  skipReaching(table);
  const { columns, rows } = table.cell;
  for (let column = 0; column < columns; column += 1) {
    if (rows > 1) table.reaching[row.length] = rows - 1;
    row.push(column === 0 ? state.line.replace(/\s+/g, " ").trim() : "");
  }
  state.line = "";
}

function endTable(state: State, table: Table): void {
  state.tables.pop();
  const rows = table.rows.map((row) => row.join("\t").trimEnd()).filter((row) => row !== "");
  if (state.tables.length > 0) state.line = rows.join(" ").replaceAll("\t", " ");
  else if (rows.length > 0) state.blocks.push({ text: rows.join("\n"), isEntry: false });
}

function open(state: State, name: string, attributes: string): void {
  const table = state.tables.at(-1);
  if (name === "br") state.line += table ? " " : "\n";
  else if (name === "ul" || name === "ol") {
    endLine(state);
    state.lists.push({ isOrdered: name === "ol", count: 0 });
  } else if (name === "li") {
    const list = state.lists.at(-1);
    if (list) list.count += 1;
    const marker = list?.isOrdered ? `${list.count}. ` : "- ";
    if (table) state.line += marker;
    else state.marker = marker;
  } else if (name === "table") {
    const outer = state.tables.length > 0;
    if (!outer) endLine(state);
    state.tables.push({ rows: [], reaching: [], cell: { columns: 1, rows: 1 } });
  } else if (name === "tr") table?.rows.push([]);
  else if ((name === "td" || name === "th") && table)
    table.cell = { columns: spanOf(attributes, "colspan"), rows: spanOf(attributes, "rowspan") };
}

function close(state: State, name: string): void {
  const table = state.tables.at(-1);
  if (/^(?:p|h[1-6]|li|div|dt|dd)$/.test(name)) endLine(state);
  else if (name === "ul" || name === "ol") {
    endLine(state);
    state.lists.pop();
  } else if (table && (name === "td" || name === "th")) endCell(state, table);
  else if (table && name === "tr") skipReaching(table);
  else if (table && name === "table") endTable(state, table);
}

/**
 * The text of a document in plain HTML, as mammoth makes it of a Word file: paragraphs and headings between blank lines, entries of
 * lists with "- " or their number, rows of tables with tabs between their cells. Takes time in proportion to the HTML.
 */
export function htmlToText(html: string): string {
  const state: State = { blocks: [], line: "", lists: [], marker: "", tables: [] };
  let at = 0;
  for (const match of html.matchAll(/<(\/?)([a-z][a-z0-9]*)([^<>]*)>/g)) {
    state.line += decode(html.slice(at, match.index));
    at = match.index + match[0].length;
    const [, slash, name = "", attributes = ""] = match;
    if (slash) close(state, name);
    else open(state, name, attributes);
  }
  state.line += decode(html.slice(at));
  endLine(state);
  return state.blocks
    .map(
      ({ text, isEntry }, index) =>
        (index === 0 ? "" : isEntry && state.blocks[index - 1]!.isEntry ? "\n" : "\n\n") + text,
    )
    .join("");
}
