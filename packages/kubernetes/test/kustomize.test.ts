import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseAllDocuments } from "yaml";
import { render } from "../src/kustomize.ts";
import type { Manifest } from "../src/manifest.ts";

const OVERLAYS = join(import.meta.dirname, "..", "..", "..", "k8s", "overlays");
const kubectl = (dir: string) => spawnSync("kubectl", ["kustomize", dir], { encoding: "utf8", maxBuffer: 1e8 });
/** Debian's present one is too old for what it is asked here. */
const hasKubectl = /"v5\./.test(
  spawnSync("kubectl", ["version", "--client", "-o", "json"], { encoding: "utf8" }).stdout,
);

const byTitle = (manifests: Manifest[]) =>
  Object.fromEntries(manifests.map((one) => [`${one.kind}/${one.metadata.name}`, one]));

const dir = mkdtempSync(join(tmpdir(), "kustomize-"));
afterAll(() => rmSync(dir, { recursive: true }));

const write = (files: Record<string, string>) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
};

const DEPLOYMENT = `
apiVersion: apps/v1
kind: Deployment
metadata: { name: app }
spec:
  template:
    spec:
      containers:
        - { name: app, image: "team/app:1", envFrom: [{ configMapRef: { name: app } }] }
`;

const base = {
  "base/app.yaml": DEPLOYMENT,
  "base/kustomization.yaml": `
resources: [app.yaml]
configMapGenerator: [{ name: app, literals: ["A=1", "B=x=y"] }]
`,
};

const rendered = (overlay: string) => {
  write({ ...base, "overlay/kustomization.yaml": overlay });
  return render(join(dir, "overlay"));
};

describe("rendering as kustomize does", () => {
  (hasKubectl ? it.each(["dev", "prod"]) : it.skip.each(["dev"]))("comes to the same as kubectl for %s", (overlay) => {
    const theirs = parseAllDocuments(kubectl(join(OVERLAYS, overlay)).stdout).map((one) => one.toJS() as Manifest);
    expect(byTitle(render(join(OVERLAYS, overlay)))).toEqual(byTitle(theirs));
  });

  it("merges settings, and names them and those who use them by their content", () => {
    const merge = (value: string) =>
      rendered(`
resources: [../base]
namespace: here
configMapGenerator: [{ name: app, behavior: merge, literals: ["A=${value}"] }]
`);
    const [deployment, config] = merge("2") as [Manifest, Manifest];
    expect(config.data).toEqual({ A: "2", B: "x=y" });
    expect(config.metadata.name).toMatch(/^app-[a-z0-9]{10}$/);
    expect(JSON.stringify(deployment)).toContain(`"configMapRef":{"name":"${config.metadata.name}"}`);
    expect([deployment, config].map(({ metadata }) => metadata.namespace)).toEqual(["here", "here"]);
    expect(merge("3")[1]?.metadata.name).not.toBe(config.metadata.name);
    expect(merge("2")[1]?.metadata.name).toBe(config.metadata.name);
  });

  it("puts the overlay's registry and tag in place, of this image alone", () => {
    const [deployment] = rendered(`
resources: [../base]
images: [{ name: team/app, newName: registry.example.com/team/app, newTag: "2" }, { name: app, newTag: "9" }]
`);
    expect(JSON.stringify(deployment)).toContain(`"image":"registry.example.com/team/app:2"`);
  });

  it.each([
    ["a field that it does not know", `{ resources: [../base], commonLabels: { a: b } }`, /commonLabels/],
    [
      "a patch of what is not there",
      `{ resources: [../base], patches: [{ target: { kind: Deployment, name: other }, patch: "[]" }] }`,
      /no such object/,
    ],
    [
      "a patch of a place that is not there",
      `{ resources: [../base], patches: [{ target: { kind: Deployment }, patch: "[{ op: replace, path: /spec/replicas, value: 1 }]" }] }`,
      /nothing at \/spec\/replicas/,
    ],
    [
      "a merge into what is not there",
      `{ resources: [../base], configMapGenerator: [{ name: other, behavior: merge, literals: [A=1] }] }`,
      /ConfigMap other/,
    ],
  ])("refuses %s", (_, overlay, message) => {
    expect(() => rendered(overlay)).toThrow(message);
  });
});
