/** Text as both databases can hold it: without NUL, and without halves of surrogate pairs. */
export const storableText = (text: string): string => text.replaceAll("\u0000", "").toWellFormed();

/** The same for every text in a value, keys included. */
export function storable<Value>(value: Value): Value {
  if (typeof value === "string") return storableText(value) as Value;
  if (Array.isArray(value)) return value.map((entry: unknown) => storable(entry)) as Value;
  if (value !== null && typeof value === "object")
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [storableText(key), storable(entry as unknown)]),
    ) as Value;
  return value;
}
