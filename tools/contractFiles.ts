import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";

/** The package that holds the contract, and what is made from it. */
const folder = "packages/api-client";

/** One call as the contract declares it, as far as the tools read it. */
export interface DeclaredCall {
  operationId?: string;
  summary?: string;
  tags?: string[];
  security?: object[];
  requestBody?: { required?: boolean; content: Record<string, unknown> };
  responses?: Record<string, { content?: Record<string, unknown> }>;
  "x-status"?: string;
}

const methods = ["get", "post", "put", "patch", "delete"];

/** Every call of the contract with its method, in capitals, and its path. */
export function declaredCalls(): { method: string; path: string; call: DeclaredCall }[] {
  const { paths } = parse(readFileSync(`${folder}/openapi.yaml`, "utf8")) as {
    paths: Record<string, Record<string, DeclaredCall>>;
  };
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const call = item[method];
      return call ? [{ method: method.toUpperCase(), path, call }] : [];
    }),
  );
}

const isJsonAlone = (content: Record<string, unknown>) =>
  Object.keys(content).every((type) => type === "application/json");

const answerOf = ({ responses = {} }: DeclaredCall) =>
  Object.entries(responses).find(([status]) => status.startsWith("2"))?.[1].content;

/** One row of the table of operations, as source. */
function row({ method, path, call }: ReturnType<typeof declaredCalls>[number]): string {
  const { requestBody, tags = [] } = call;
  const answer = answerOf(call);
  const marks = [
    call.security?.length !== 0 && "needsSession",
    tags.includes("fixed") && "isFixed",
    call["x-status"] === "planned" && "isPlanned",
    requestBody?.required && "needsBody",
    requestBody && !isJsonAlone(requestBody.content) && "takesBytes",
    answer && !isJsonAlone(answer) && "answersBytes",
  ].filter(Boolean);
  return `  ${call.operationId}: { method: "${method}", path: "${path}"${marks.map((mark) => `, ${mark as string}: true`).join("")} },`;
}

const generatedNote = "// Made from openapi.yaml by pnpm run contract: never edited.\n";

/**
 * The tables of operations: a file for each part of the contract (the first tag of a call), so that a page loads the parts that it calls, and one
 * that holds them together.
 */
function operationFiles(): [path: string, source: string][] {
  const parts = new Map<string, string[]>();
  for (const declared of declaredCalls()) {
    const part = declared.call.tags?.[0] ?? "untagged";
    parts.set(part, [...(parts.get(part) ?? []), row(declared)]);
  }
  const generated = `${folder}/src/generated`;
  const names = [...parts.keys()];
  const whole = [
    generatedNote,
    `${names.map((part) => `import { ${part} } from "./operations/${part}.ts";`).join("\n")}\n`,
    `export { ${names.join(", ")} };\n`,
    `/** Every call of the contract. Who imports one part has the others not. */\nexport const operationTable = /* @__PURE__ */ (() => ({\n${names.map((part) => `  ...${part},`).join("\n")}\n}))();\n`,
  ];
  return [
    ...[...parts].map(([part, rows]): [string, string] => [
      `${generated}/operations/${part}.ts`,
      `${generatedNote}\n/** The calls of \`${part}\`. */\nexport const ${part} = {\n${rows.join("\n")}\n} as const;\n`,
    ]),
    [`${generated}/operations.ts`, whole.join("\n")],
  ];
}

function schemaSource(): string {
  const scratch = mkdtempSync(join(tmpdir(), "contract-"));
  try {
    const made = join(scratch, "schema.d.ts");
    execFileSync("pnpm", ["--filter", "@grantwright/api-client", "run", "schema", made], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    return readFileSync(made, "utf8");
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/** What is made from the contract: the path of each file, and what belongs in it. */
export const contractFiles = (): [path: string, source: string][] => [
  [`${folder}/src/generated/schema.d.ts`, schemaSource()],
  ...operationFiles(),
];
