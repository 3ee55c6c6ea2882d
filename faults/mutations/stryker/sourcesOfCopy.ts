import { join } from "node:path";
import type { Alias } from "vite";

/** Where Stryker's copy of the workspace has its packages: links between them lead out of it, to sources without mutants. */
export function sourcesOfCopy(): Alias[] {
  const source = (path: string) => join(process.cwd(), "packages", path);
  return [
    { find: /^@grantwright\/domain$/, replacement: source("domain/src/index.ts") },
    { find: /^@grantwright\/api-client$/, replacement: source("api-client/src/index.ts") },
    { find: /^@grantwright\/api-client\/(react-query|mocks)$/, replacement: source("api-client/src/$1.ts") },
  ];
}
