/** Where a container finds its Secret's files: one per variable, named like it. */
export const SECRETS_DIR = "/run/secrets";

export const HTTP_PORT = 8080;

/** So long a pod that ends serves on: endpoints and DNS answers that still name it are gone by then. */
export const DRAIN_SECONDS = 10;

/** What selects a deployable's pods; never changes, for a Deployment's selector cannot. */
export const selectorOf = (name: string) => ({ "app.kubernetes.io/name": name });

export const labelsOf = (name: string) => ({ ...selectorOf(name), "app.kubernetes.io/part-of": "legal-platform" });

/** `CASE_CHAT_URL` of case-chat. */
export const urlVariableOf = (name: string) => `${name.toUpperCase().replaceAll("-", "_")}_URL`;

/** The headless counterpart of a Service, for a caller that picks among the replicas itself. */
export const replicasNameOf = (name: string) => `${name}-replicas`;

/** Kustomize puts the registry and the tag of the overlay in its place. */
export const imageOf = (name: string) => `legal-platform/${name}`;
