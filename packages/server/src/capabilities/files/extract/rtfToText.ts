import { unreadable, UnreadableError } from "./unreadableError.ts";

const skipped = new Set(
  "fonttbl colortbl stylesheet info pict object themedata colorschememapping latentstyles datastore listtable listoverridetable rsidtbl generator xmlnstbl header headerl headerr headerf footer footerl footerr footerf fldinst nonshppict".split(
    " ",
  ),
);
const symbols = new Map(
  Object.entries({
    par: "\n",
    line: "\n",
    sect: "\n\n",
    page: "\n\n",
    row: "\n",
    cell: "\t",
    tab: "\t",
    emdash: "—",
    endash: "–",
    lquote: "‘",
    rquote: "’",
    ldblquote: "“",
    rdblquote: "”",
    bullet: "•",
    emspace: " ",
    enspace: " ",
  }),
);
const deepest = 500;
const token = /\\([a-z]+)(-?\d+)? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|([^\\{}]+)|\\/gis;

interface Group {
  isSkipped: boolean;
  /** How many characters stand in for a \u character that an old reader cannot show. */
  fallback: number;
}

function decoderFor(source: string): InstanceType<typeof TextDecoder> {
  const page = /\\ansicpg(\d+)/.exec(source)?.[1];
  try {
    return new TextDecoder(
      page === "932" ? "shift_jis" : page === "936" ? "gbk" : page === "949" ? "euc-kr" : `windows-${page ?? 1252}`,
    );
  } catch {
    return new TextDecoder("windows-1252");
  }
}

/** The running text of a Rich Text Format file, without fonts, pictures, headers and other furniture. */
export function rtfToText(source: string): string {
  const decoder = decoderFor(source.slice(0, 4_096));
  const groups: Group[] = [];
  let group: Group = { isSkipped: false, fallback: 1 };
  let toSkip = 0;
  let bytes: number[] = [];
  const out: string[] = [];
  const flush = () => {
    if (bytes.length > 0) out.push(decoder.decode(Uint8Array.from(bytes)));
    bytes = [];
  };
  const write = (text: string) => {
    flush();
    if (!group.isSkipped) out.push(text);
  };
  for (const [, word, parameter, hex, symbol, brace, run] of source.matchAll(token)) {
    if (brace === "{") {
      if (groups.length >= deepest) throw new UnreadableError(unreadable.damaged);
      groups.push(group);
      group = { ...group };
    } else if (brace === "}") {
      flush();
      group = groups.pop() ?? group;
      toSkip = 0;
    } else if (hex !== undefined) {
      if (toSkip > 0) toSkip -= 1;
      else if (!group.isSkipped) bytes.push(Number.parseInt(hex, 16));
    } else if (run !== undefined) {
      const text = run.replace(/[\r\n]/g, "");
      write(text.slice(toSkip));
      toSkip = Math.max(0, toSkip - text.length);
    } else if (symbol !== undefined) {
      if (symbol === "*") group.isSkipped = true;
      else if ("\\{}".includes(symbol)) write(symbol);
      else if (symbol === "~") write("\u00a0");
      else if (symbol === "_") write("-");
      else if (symbol === "\n" || symbol === "\r") write("\n");
    } else if (word !== undefined) {
      const name = word.toLowerCase();
      if (skipped.has(name)) group.isSkipped = true;
      else if (name === "u" && parameter !== undefined) {
        write(String.fromCharCode((Number(parameter) + 65_536) % 65_536));
        toSkip = group.fallback;
      } else if (name === "uc") group.fallback = Number(parameter ?? 1);
      else if (name === "bin" && parameter !== undefined) toSkip = Math.max(0, Number(parameter));
      else write(symbols.get(name) ?? "");
    }
  }
  flush();
  return out.join("");
}
