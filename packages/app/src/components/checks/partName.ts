/** How long a name may be, in words: what is longer is a sentence. */
const mostWords = 5;

/** What ends the words about a figure: the next clause, or the next figure. */
const clauseEnd = /[.,;:()|\n\p{Sc}\d]|\s(?:and|plus|und|y|et)\s/u;
/** What leads from a figure to what it pays for. */
const lead = /^\s*(?:for|towards)\s+(?:the\s+)?/iu;
/** What leads from what is paid for to its figure. */
const tail = /\s*(?:[:=–—|-]|\b(?:costs?|comes? to|is|are|at|of|will cost))*\s*$/iu;

/** Words as a name: with a capital letter, none where they are too many or too few. */
function asName(words: string): string | undefined {
  const name = words.trim().replace(/^(?:[-–—*•|]|\d+[.)])\s*/u, "");
  if (!/\p{L}{2}/u.test(name) || name.split(/\s+/u).length > mostWords) return undefined;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/**
 * What a figure of a text pays for, in the words beside it: those after "$9,000 for", or those of its clause before it. Undefined where they do not
 * tell.
 *
 * @param start where the figure begins, in characters; where the text was changed since, the first that is the same is meant.
 */
export function partName(text: string, { start, quote }: { start: number; quote: string }): string | undefined {
  const figure = quote.trim();
  const at = text.startsWith(quote, start) ? text.indexOf(figure, start) : text.indexOf(figure);
  if (at < 0) return undefined;
  const after = text.slice(at + figure.length);
  const leading = lead.exec(after);
  if (leading) return asName(after.slice(leading[0].length).split(clauseEnd, 1)[0] ?? "");
  const line = text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
  return asName(line.replace(tail, "").split(clauseEnd).at(-1) ?? "");
}
