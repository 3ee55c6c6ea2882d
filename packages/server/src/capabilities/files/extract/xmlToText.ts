const entities = new Map(Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }));

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return entities.get(name) ?? whole;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
    },
  );
}

/** What an element does to the text: what stands in its place or before it, what after it, and whether its text counts. */
interface XmlRule {
  open?: string;
  close?: string;
  /** Its text and that of elements within it is passed over. */
  isSkipped?: boolean;
}

/** How to read one kind of document: rules by element name, and the elements whose text counts (all, where not given). */
export interface XmlRules {
  elements: Record<string, XmlRule>;
  textIn?: string[];
}

type Piece = { text: string } | { tag: string };

/** Cuts XML into tags and text. What is opened and never closed ends the document. */
function* pieces(xml: string): Generator<Piece> {
  const special: [start: string, end: string][] = [
    ["<!--", "-->"],
    ["<![CDATA[", "]]>"],
    ["<?", "?>"],
    ["<", ">"],
  ];
  let at = 0;
  while (at < xml.length) {
    const next = xml.indexOf("<", at);
    const textEnd = next === -1 ? xml.length : next;
    if (textEnd > at) yield { text: decodeEntities(xml.slice(at, textEnd)) };
    if (next === -1) return;
    const [start, end] = special.find(([opening]) => xml.startsWith(opening, next)) ?? ["<", ">"];
    const found = xml.indexOf(end, next + start.length);
    if (found === -1) return;
    const inner = xml.slice(next + start.length, found);
    if (start === "<![CDATA[") yield { text: inner };
    else if (start === "<") yield { tag: inner };
    at = found + end.length;
  }
}

/**
 * The text of an XML part of a document. It knows no entity but the five of XML and numbers, resolves nothing from
 * elsewhere and takes time in proportion to its input.
 */
export function xmlToText(xml: string, { elements, textIn }: XmlRules): string {
  const counted = textIn === undefined ? undefined : new Set(textIn);
  const out: string[] = [];
  let skipping = 0;
  let counting = 0;
  for (const piece of pieces(xml)) {
    if ("text" in piece) {
      if (skipping === 0 && (counted === undefined || counting > 0)) out.push(piece.text);
      continue;
    }
    const name = /^\/?([\w:.-]+)/.exec(piece.tag)?.[1] ?? "";
    const rule = Object.hasOwn(elements, name) ? elements[name] : undefined;
    const isClosing = piece.tag.startsWith("/");
    const isEmpty = piece.tag.endsWith("/");
    if (!isClosing && skipping === 0 && rule?.open !== undefined) out.push(rule.open);
    if (!isEmpty) {
      const step = isClosing ? -1 : 1;
      if (rule?.isSkipped) skipping = Math.max(0, skipping + step);
      if (counted?.has(name)) counting = Math.max(0, counting + step);
    }
    if ((isClosing || isEmpty) && skipping === 0 && rule?.close !== undefined) out.push(rule.close);
  }
  return out.join("");
}
