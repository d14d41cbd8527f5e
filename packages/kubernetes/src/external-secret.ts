import type { NodeDeployable } from "./deployables.ts";
import { labelsOf } from "./names.ts";

/** Of the External Secrets Operator: which entry of the store becomes which key of the Secret. */
export interface ExternalSecret {
  apiVersion: "external-secrets.io/v1";
  kind: "ExternalSecret";
  metadata: { name: string; namespace?: string; labels: Record<string, string> };
  spec: {
    refreshInterval: string;
    secretStoreRef: { kind: "ClusterSecretStore"; name: string };
    target: { name: string };
    data: { secretKey: string; remoteRef: { key: string; property: string } }[];
  };
}

/** Each deployable sees its own entry of the store and no other's. */
export const externalSecretOf = ({ name, secrets }: NodeDeployable): ExternalSecret => ({
  apiVersion: "external-secrets.io/v1",
  kind: "ExternalSecret",
  metadata: { name, labels: labelsOf(name) },
  spec: {
    refreshInterval: "1h",
    secretStoreRef: { kind: "ClusterSecretStore", name: "legal-platform" },
    target: { name },
    data: secrets.map((variable) => ({
      secretKey: variable,
      remoteRef: { key: `legal-platform/${name}`, property: variable },
    })),
  },
});
