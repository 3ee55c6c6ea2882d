/** Which way imports may go: see docs/decisions/0001-layout.md. */
const inside = (path) => ({ path });
module.exports = {
  forbidden: [
    { name: "no-circular", severity: "error", from: {}, to: { circular: true, dependencyTypesNot: ["type-only"] } },
    {
      name: "server-folders-have-no-cycles",
      comment: "Imports of types count too.",
      scope: "folder",
      severity: "error",
      from: { path: "^packages/server/src" },
      to: { circular: true },
    },
    { name: "no-unresolvable", severity: "error", from: {}, to: { couldNotResolve: true, pathNot: "^virtual:" } },
    {
      name: "ui-imports-nothing-of-ours",
      severity: "error",
      from: inside("^packages/ui/src"),
      to: { path: "^packages/(api-client|app|domain|server)|node_modules/(react-router|@tanstack|formik|yup)" },
    },
    {
      name: "tokens-import-nothing",
      severity: "error",
      from: inside("^packages/ui/src/tokens"),
      to: { path: "^packages/", pathNot: "^packages/ui/src/tokens" },
    },
    {
      name: "client-imports-nothing-of-ours",
      severity: "error",
      from: inside("^packages/api-client/src"),
      to: { path: "^packages/(ui|app|domain|server)" },
    },
    {
      name: "domain-imports-nothing",
      severity: "error",
      from: { path: "^packages/domain/src", pathNot: "\\.test\\.ts$" },
      to: { path: "^(?!packages/domain/)" },
    },
    {
      name: "client-core-knows-no-react",
      severity: "error",
      from: { path: "^packages/api-client/src/index\\.ts$" },
      to: { path: "node_modules/(react|msw|@tanstack)", reachable: true },
    },
    {
      name: "a-feature-never-imports-a-feature",
      severity: "error",
      from: { path: "^packages/app/src/features/([^/]+)/" },
      to: { path: "^packages/app/src/features/", pathNot: "^packages/app/src/features/$1/" },
    },
    {
      name: "only-routes-know-routes",
      severity: "error",
      from: {
        path: "^packages/app/src/(features|components|forms|session|live|autosave|browser)/",
        pathNot: "\\.stories\\.tsx$",
      },
      to: { path: "^packages/app/src/routes/" },
    },
    {
      name: "components-know-no-features",
      severity: "error",
      from: { path: "^packages/app/src/(components|forms|session|live|autosave|browser)/" },
      to: { path: "^packages/app/src/features/" },
    },
    {
      name: "autosave-knows-no-screens",
      severity: "error",
      from: { path: "^packages/app/src/autosave/" },
      to: { path: "^packages/app/src/", pathNot: "^packages/app/src/(autosave|browser)/" },
    },
    {
      name: "the-session-knows-no-screens",
      severity: "error",
      from: { path: "^packages/app/src/session/" },
      to: { path: "^packages/app/src/(components|features|routes)/" },
    },
    {
      name: "browser-ports-stand-alone",
      severity: "error",
      from: { path: "^packages/app/src/browser/" },
      to: { path: "^packages/app/src/", pathNot: "^packages/app/src/browser/" },
    },
    {
      name: "the-worker-stands-alone",
      severity: "error",
      from: { path: "^packages/app/src/offline/" },
      to: { path: "^packages/", pathNot: "^packages/app/src/(offline|browser/offline)/" },
    },
    {
      name: "app-and-server-are-apart",
      severity: "error",
      from: { path: "^packages/(app|ui|api-client)/" },
      to: { path: "^packages/server/" },
    },
    {
      name: "server-takes-the-contract-alone",
      severity: "error",
      from: { path: "^packages/server/(src|test)" },
      to: { path: "^packages/(ui|app)/" },
    },
    {
      name: "the-server-kernel-imports-nothing-of-ours",
      severity: "error",
      from: { path: "^packages/server/src/kernel/" },
      // Stored values are typed by the contract.
      to: { path: "^packages/", pathNot: "^packages/(server/src/kernel|domain|api-client)/" },
    },
    {
      name: "server-capabilities-know-no-modules",
      severity: "error",
      from: { path: "^packages/server/src/capabilities/", pathNot: "\\.test\\.ts$" },
      to: { path: "^packages/server/src/", pathNot: "^packages/server/src/(capabilities|kernel)/" },
    },
    {
      name: "server-modules-know-not-who-puts-them-together",
      severity: "error",
      from: { path: "^packages/server/src/modules/" },
      to: { path: "^packages/server/src/", pathNot: "^packages/server/src/(modules|capabilities|kernel)/" },
    },
    {
      name: "a-server-module-reaches-another-through-its-index",
      severity: "error",
      from: { path: "^packages/server/src/modules/([^/]+)/", pathNot: "\\.(test|fixture)\\.ts$" },
      to: { path: "^packages/server/src/modules/[^/]+/", pathNot: "/modules/($1/|[^/]+/index\\.ts$)" },
    },
    {
      name: "only-the-metrics-know-how-they-are-served",
      comment: "What is counted is told by plain functions, and nothing of the client is loaded where nobody watches.",
      severity: "error",
      from: { path: "^packages/server/", pathNot: "^packages/server/src/capabilities/metrics/" },
      to: { path: "node_modules/prom-client" },
    },
    {
      name: "only-the-tracing-knows-how-traces-are-sent",
      comment: "Steps are told by plain functions, and nothing of OpenTelemetry is loaded where nobody collects them.",
      severity: "error",
      from: { path: "^packages/server/", pathNot: "^packages/server/src/capabilities/tracing/" },
      to: { path: "node_modules/@opentelemetry" },
    },
    {
      name: "server-rules-know-no-http",
      severity: "error",
      from: {
        path: "^packages/server/src/(kernel|capabilities/(?!http/)|modules)/",
        pathNot: "/modules/([^/]+/([^/]*[rR]outes|[^/]*Doors|index)|module)\\.ts$",
      },
      to: { path: "^packages/server/src/capabilities/http/" },
    },
    {
      name: "mocks-stay-out-of-the-app",
      severity: "error",
      from: { path: "^packages/app/src", pathNot: "\\.(stories|test)\\.tsx?$|/stories/" },
      to: { path: "^packages/api-client/src/.*mocks" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)dist/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types", "default"] },
  },
};
