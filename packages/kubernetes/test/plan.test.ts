import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEPLOYABLES } from "../src/deployables.ts";
import { render } from "../src/kustomize.ts";
import { planOf } from "../src/plan.ts";

const K8S = join(import.meta.dirname, "..", "..", "..", "k8s");
const before = render(join(K8S, "overlays", "prod"));
const dir = mkdtempSync(join(tmpdir(), "plan-"));
afterAll(() => rmSync(dir, { recursive: true }));

/** Production with one line changed. */
const changed = (from: string | RegExp, to: string) => {
  cpSync(K8S, dir, { recursive: true });
  const overlay = join(dir, "overlays", "prod");
  const file = join(overlay, "kustomization.yaml");
  const text = readFileSync(file, "utf8");
  expect(text).toMatch(from);
  writeFileSync(file, text.replace(from, to));
  return render(overlay);
};

const titlesOf = (after: typeof before, deployable: string) =>
  planOf({ before, after, deployable }).changes.map(({ title }) => title);

describe("the plan of a rollout", () => {
  it("is one Deployment and its job for a new tag, whichever deployable it is", () => {
    for (const { name } of DEPLOYABLES) {
      const { changes, others } = planOf({ before, after: before, deployable: name, tag: "9.9.9" });
      const workloads = changes.map(({ title }) => title).filter((title) => title !== `CronJob/${name}-indexes`);
      expect(workloads).toEqual([`Deployment/${name}`]);
      expect(
        changes.every(({ before: was, after: becomes }) => !was?.includes("9.9.9") && becomes?.includes("9.9.9")),
      ).toBe(true);
      expect(others).toEqual([]);
    }
  });

  it("separates one deployable's changes from the others'", () => {
    const after = changed(/(legal-platform\/member, newTag:) 0.1.0/, "$1 0.2.0");
    expect(titlesOf(after, "member")).toEqual(["Deployment/member"]);
    expect(titlesOf(after, "auth")).toEqual([]);
    expect(planOf({ before, after, deployable: "auth" }).others).toEqual(["Deployment/member"]);
  });

  it("rolls those that read a setting when it changes, and only those", () => {
    const after = changed("STAFF_EMAIL=staff@", "STAFF_EMAIL=office@");
    expect(titlesOf(after, "notifications").toSorted()).toEqual([
      "ConfigMap/notifications",
      "CronJob/notifications-indexes",
      "Deployment/notifications",
    ]);
    expect(titlesOf(after, "auth")).toEqual([]);
  });

  it("refuses a name that nothing has", () => {
    expect(() => planOf({ before, after: before, deployable: "autth" })).toThrow(
      "no deployable autth: one of gateway, auth",
    );
  });
});
