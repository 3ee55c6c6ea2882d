const thoughts = /<(think|thinking|reasoning)>[\s\S]*?(?:<\/\1>|$)/gi;

/**
 * The JSON objects that stand in an answer, the last first: what a model thinks aloud, and words around the answer, are passed over. What
 * cannot be read is left out.
 */
export function objectsIn(answer: string): unknown[] {
  const withAnswer = answer.replace(thoughts, "");
  const text = withAnswer.includes("{") ? withAnswer : answer;
  const objects: unknown[] = [];
  let depth = 0;
  let start = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isInString) {
      if (sign === "\\") at += 1;
      else if (sign === '"' || sign === "\n") isInString = false;
    } else if (sign === '"' && depth > 0) isInString = true;
    else if (sign === "{") {
      if (depth === 0) start = at;
      depth += 1;
    } else if (sign === "}" && depth > 0) {
      depth -= 1;
      if (depth > 0) continue;
      try {
        objects.unshift(JSON.parse(text.slice(start, at + 1)));
      } catch {
        // Not an object after all.
      }
    }
  }
  return objects;
}
