import { join } from "node:path";
import type { ICronJob } from "kubernetes-models/batch/v1/CronJob";
import { render } from "../src/kustomize.ts";
import type { Manifest } from "../src/manifest.ts";

const PROD = join(import.meta.dirname, "..", "..", "..", "k8s", "overlays", "prod");
const isJob = (manifest: Manifest): manifest is Manifest & ICronJob => manifest.kind === "CronJob";

describe("the jobs that build indexes", () => {
  it("run on any node: none wants a volume that a running pod holds", () => {
    const jobs = render(PROD).filter(isJob);
    expect(jobs.length).toBeGreaterThan(5);
    const claims = jobs.flatMap(({ spec }) =>
      (spec?.jobTemplate.spec?.template.spec?.volumes ?? []).flatMap(
        ({ persistentVolumeClaim }) => persistentVolumeClaim ?? [],
      ),
    );
    expect(claims).toEqual([]);
  });
});
