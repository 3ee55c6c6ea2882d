/** The keys of a path such as `people[0].name`: what formik asks of lodash's `toPath`. */
export default function toPath(path: unknown): string[] {
  if (Array.isArray(path)) return path.map(String);
  return String(path)
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((key) => key.replace(/^(["'])(.*)\1$/, "$2"));
}
