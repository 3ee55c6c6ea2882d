/** A copy of an array or of a plain object, one level deep: what formik asks of lodash's `clone`. */
export default function clone<Value>(value: Value): Value {
  if (Array.isArray(value)) return [...(value as unknown[])] as Value;
  return typeof value === "object" && value !== null ? { ...value } : value;
}
