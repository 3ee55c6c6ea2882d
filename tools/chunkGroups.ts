/** What a bundler tells of a module. */
interface ModuleInfo {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}
type GetModuleInfo = (id: string) => ModuleInfo | null;

/** The modules that a module needs before it can run, itself included. */
function staticClosure(root: string, getModuleInfo: GetModuleInfo, seen = new Set<string>()): Set<string> {
  if (seen.has(root)) return seen;
  seen.add(root);
  for (const id of getModuleInfo(root)?.importedIds ?? []) staticClosure(id, getModuleInfo, seen);
  return seen;
}

/** Screens whose own modules stay in files of their own: opened first, large, or for few. All others share one file. */
const ownFiles: [name: string, screen: RegExp][] = [
  ["home", /features\/home\/Dashboard\.tsx$/],
  ["wizard", /features\/drafts\/WizardScreen\/WizardScreen\.tsx$/],
  ["draft", /features\/drafts\/DraftScreen\/DraftScreen\.tsx$/],
  ["signIn", /features\/sign-in\//],
  ["shell", /features\/shell\//],
  ["progress", /components\/TaskProgressDialog\//],
  ["admin", /features\/admin\/AdminScreen\.tsx$/],
];

/**
 * Decides which of our modules share a file. A file of its own for each small module costs more in names and glue than the
 * module weighs, and similar texts beside each other compress better. What the first load of `/` needs stays with the entry; of
 * React Query, which it needs whole, the bundler would make three files;
 * what several of home, wizard, draft and the other screens need is `parts`; the rest goes with the one that needs it.
 */
export function chunkGroups(): (id: string, context: { getModuleInfo: GetModuleInfo }) => string | null {
  let names: Map<string, string> | undefined;

  function decide(entry: string, getModuleInfo: GetModuleInfo): Map<string, string> {
    const first = staticClosure(entry, getModuleInfo);
    const lazyRoots = new Set<string>();
    const queue = [...first];
    for (const id of queue)
      for (const root of getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
        if (lazyRoots.has(root)) continue;
        lazyRoots.add(root);
        queue.push(...staticClosure(root, getModuleInfo));
      }
    const needs = new Map<string, Set<string>>();
    for (const root of lazyRoots) {
      if (!isOurs(root)) continue;
      const owner = ownFiles.find(([, screen]) => screen.test(root))?.[0] ?? "screens";
      for (const id of staticClosure(root, getModuleInfo)) {
        if (first.has(id)) continue;
        needs.set(id, (needs.get(id) ?? new Set()).add(owner));
      }
    }
    return new Map(
      [...needs].map(([id, owners]) => {
        const others = new Set([...owners].filter((owner) => owner !== "admin"));
        if (others.size === 0) return [id, "AdminScreen"];
        if (others.size === 1) return [id, [...others][0]!];
        if (others.has("home") || others.has("wizard")) return [id, "parts"];
        return [id, "moreParts"];
      }),
    );
  }

  return (id, context) => {
    if (/\/@tanstack\//.test(id)) return "query";
    if (!isOurs(id)) return null;
    names ??= decide(entryOf(id), (each) => context.getModuleInfo(each));
    return names.get(id) ?? null;
  };
}

// What IndexedDB is reached with goes where the journal goes: where one screen alone used it, the bundler made a file of both
// whose exports were not there.
const isOurs = (id: string): boolean =>
  /\/packages\/(?:app|ui|api-client)\/src\/|\/idb-keyval\//.test(id) && !id.includes("sanitizeWithLibrary");
const entryOf = (id: string): string => id.replace(/\/(?:packages|node_modules)\/.*$/, "/packages/app/src/main.tsx");
