import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { INetworkPolicy } from "kubernetes-models/networking.k8s.io/v1/NetworkPolicy";
import { parse } from "yaml";
import { configModules } from "../src/config-modules.ts";
import { render } from "../src/kustomize.ts";
import { titleOf, type Manifest } from "../src/manifest.ts";
import { validate } from "../src/validate.ts";

const PROD = join(import.meta.dirname, "..", "..", "..", "k8s", "overlays", "prod");

const titled = (manifests: Manifest[], title: string): Manifest => {
  const found = manifests.find((one) => titleOf(one) === title);
  if (!found) throw new Error(`no ${title}`);
  return found;
};

describe("an ingress whose controller the policies do not let in", () => {
  const planted = async (plant: (manifests: Manifest[]) => void) => {
    const manifests = render(PROD);
    plant(manifests);
    return validate(manifests, { modules: await configModules() });
  };
  const annotate = (annotations: Record<string, string>) => (manifests: Manifest[]) =>
    void (titled(manifests, "Ingress/platform").metadata.annotations = annotations);

  it("is refused where the policy names another controller's namespace", async () => {
    const found = await planted((manifests) => {
      const policy = titled(manifests, "NetworkPolicy/gateway") as INetworkPolicy;
      const [peer] = policy.spec?.ingress?.[0]?.from ?? [];
      if (peer) peer.namespaceSelector = { matchLabels: { "kubernetes.io/metadata.name": "ingress-nginx" } };
    });
    expect(found).toEqual([
      "Ingress/platform: the controller of nginx.org/ lives in nginx-ingress, and the policies let in ingress-nginx",
    ]);
  });

  it("is refused where the annotations are another controller's, or of two", async () => {
    expect(await planted(annotate({ "nginx.ingress.kubernetes.io/proxy-body-size": "21m" }))).toEqual([
      "Ingress/platform: the controller of nginx.ingress.kubernetes.io/ lives in ingress-nginx, and the policies let in nginx-ingress",
    ]);
    const both = { "nginx.org/client-max-body-size": "21m", "nginx.ingress.kubernetes.io/limit-rps": "9" };
    expect(await planted(annotate(both))).toContain(
      "Ingress/platform: has annotations of several controllers: nginx.org/, nginx.ingress.kubernetes.io/",
    );
  });
});

describe("the policy of k8s/overlays/prod/clamd.yaml", () => {
  const withPolicy = async (url?: string) => {
    const manifests = render(PROD);
    manifests.push(parse(readFileSync(join(PROD, "clamd.yaml"), "utf8")) as Manifest);
    const config = manifests.find(
      ({ kind, metadata }) => kind === "ConfigMap" && metadata.name.startsWith("case-chat-"),
    );
    if (config && url !== undefined) config.data = { ...config.data, CLAMD_URL: url };
    return validate(manifests, { modules: await configModules() });
  };

  it("is what a configured scanner needs, and is refused without one", async () => {
    expect(await withPolicy("tcp://clamd.clamav:3310")).toEqual([]);
    expect(await withPolicy()).toEqual(["Deployment/case-chat: may reach port 3310, and has no CLAMD_URL"]);
  });
});
