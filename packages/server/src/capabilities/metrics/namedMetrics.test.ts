import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { registerMetrics } from "./registerMetrics.ts";

const root = join(import.meta.dirname, "../../../../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const nothing = { count: 0, oldestSeconds: 0 };

/** Every series that a process may have, by its name. */
async function seriesNames(): Promise<Set<string>> {
  const { registry } = registerMetrics({
    liveStreams: () => 0,
    readWaiting: async () => ({ outline: nothing, proposal: nothing, review: nothing, scout: nothing, mail: nothing }),
    diskFree: () => 0,
    pool: { totalCount: 0, idleCount: 0, waitingCount: 0 },
  });
  const names = await registry.getMetricsAsJSON();
  return new Set(
    names.flatMap(({ name, type }) =>
      (type as unknown as string) === "histogram" ? ["", "_bucket", "_count", "_sum"].map((end) => name + end) : [name],
    ),
  );
}

const namesIn = (text: string): string[] => text.match(/\b(?:grantwright|process|nodejs)_[a-z0-9_]+/g) ?? [];

describe("the names of metrics", () => {
  it.each(["deploy/prometheus/alerts.yaml", "deploy/grafana/dashboard.json", "docs/operate/watch.md"])(
    "in %s are of those that the server has",
    async (path) => {
      const known = await seriesNames();
      const named = namesIn(read(path));
      expect(named.length).toBeGreaterThan(9);
      expect(named.filter((name) => !known.has(name))).toEqual([]);
    },
  );

  it("stand in the operators' page, all of them that are ours, and each alert with what to do", async () => {
    const page = read("docs/operate/watch.md");
    const { registry } = registerMetrics({
      liveStreams: () => 0,
      readWaiting: () => Promise.reject(),
      diskFree: () => 0,
      pool: undefined,
    });
    const ours = registry.getMetricsAsArray().flatMap(({ name }) => (name.startsWith("grantwright_") ? [name] : []));
    expect(ours.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
    const { groups } = parse(read("deploy/prometheus/alerts.yaml")) as { groups: { rules: { alert: string }[] }[] };
    const alerts = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
    expect(alerts.filter((alert) => !page.includes(`\`${alert}\``))).toEqual([]);
    expect(JSON.parse(read("deploy/grafana/dashboard.json"))).toMatchObject({ title: "Grantwright" });
  });
});
