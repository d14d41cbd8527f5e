import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parse, parseAllDocuments } from "yaml";
import { applyJsonPatch, type PatchStep } from "./json-patch.ts";
import type { Manifest } from "./manifest.ts";

interface Generated {
  name: string;
  behavior?: "create" | "merge";
  literals?: string[];
  options?: { labels: Record<string, string> };
}

interface Image {
  name: string;
  newName?: string;
  newTag?: string;
}

interface Patch {
  target: { kind: string; name?: string };
  patch: string;
}

interface Kustomization {
  apiVersion: string;
  kind: "Kustomization";
  resources?: string[];
  namespace?: string;
  configMapGenerator?: Generated[];
  images?: Image[];
  patches?: Patch[];
}

const KNOWN = ["apiVersion", "kind", "resources", "namespace", "configMapGenerator", "images", "patches"];
const CLUSTER_WIDE = new Set(["Namespace"]);

export class KustomizeError extends Error {
  override readonly name = "KustomizeError";
}

const read = (dir: string): Kustomization => {
  const file = join(dir, "kustomization.yaml");
  const kustomization = parse(readFileSync(file, "utf8")) as Kustomization;
  const unknown = Object.keys(kustomization).filter((field) => !KNOWN.includes(field));
  if (unknown.length > 0) throw new KustomizeError(`${file}: ${unknown.join(", ")} is not among the fields in use`);
  return kustomization;
};

const loadFile = (file: string): Manifest[] =>
  parseAllDocuments(readFileSync(file, "utf8")).map((document) => {
    if (document.errors.length > 0) throw new KustomizeError(`${file}: ${document.errors[0]?.message}`);
    return document.toJS() as Manifest;
  });

const load = (dir: string, resource: string): Manifest[] => {
  const path = join(dir, resource);
  return statSync(path).isDirectory() ? build(path) : loadFile(path);
};

const pairOf = (literal: string): [string, string] => {
  const at = literal.indexOf("=");
  return [literal.slice(0, at), literal.slice(at + 1)];
};

const withData = (configMap: Manifest, literals: readonly string[] = []): Manifest =>
  literals.length === 0
    ? configMap
    : { ...configMap, data: { ...configMap.data, ...Object.fromEntries(literals.map(pairOf)) } };

const generate = (manifests: Manifest[], { name, behavior = "create", literals, options }: Generated): Manifest[] => {
  const isIt = (one: Manifest) => one.kind === "ConfigMap" && one.metadata.name === name;
  if (manifests.some(isIt) !== (behavior === "merge"))
    throw new KustomizeError(`ConfigMap ${name}: "behavior: merge" is for one that a resource brings`);
  if (behavior === "merge") return manifests.map((one) => (isIt(one) ? withData(one, literals) : one));
  const empty: Manifest = { apiVersion: "v1", kind: "ConfigMap", metadata: { name, ...options }, generated: true };
  return [...manifests, withData(empty, literals)];
};

const matches = ({ kind, name }: Patch["target"]) => {
  const pattern = name === undefined ? undefined : new RegExp(`^(?:${name})$`);
  return (one: Manifest) => one.kind === kind && (pattern === undefined || pattern.test(one.metadata.name));
};

const applyPatch = (manifests: Manifest[], { target, patch }: Patch): Manifest[] => {
  const steps = parse(patch) as PatchStep[];
  if (!Array.isArray(steps)) throw new KustomizeError(`patch of ${target.kind}: only JSON patches are in use`);
  const isTarget = matches(target);
  if (!manifests.some(isTarget))
    throw new KustomizeError(`patch of ${target.kind} ${target.name ?? ""}: no such object`);
  return manifests.map((one) => (isTarget(one) ? applyJsonPatch(one, steps) : one));
};

/** Every value of every `field` in the tree, replaced. */
const mapField = (node: unknown, field: string, change: (value: string) => string): void => {
  if (Array.isArray(node)) for (const one of node) mapField(one, field, change);
  if (typeof node !== "object" || node === null || Array.isArray(node)) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === field && typeof value === "string") (node as Record<string, unknown>)[key] = change(value);
    else mapField(value, field, change);
  }
};

const applyImage = (manifests: Manifest[], { name, newName = name, newTag }: Image): void =>
  mapField(manifests, "image", (image) => {
    const [, repository, tag] = /^(.*?)(?::([^/:]+))?$/.exec(image) ?? [];
    if (repository !== name) return image;
    const wanted = newTag ?? tag;
    return wanted === undefined ? newName : `${newName}:${wanted}`;
  });

const build = (dir: string): Manifest[] => {
  const { resources = [], namespace, configMapGenerator = [], images = [], patches = [] } = read(dir);
  let manifests = resources.flatMap((resource) => load(dir, resource));
  for (const generated of configMapGenerator) manifests = generate(manifests, generated);
  for (const patch of patches) manifests = applyPatch(manifests, patch);
  for (const image of images) applyImage(manifests, image);
  if (namespace !== undefined)
    for (const one of manifests) if (!CLUSTER_WIDE.has(one.kind)) one.metadata.namespace = namespace;
  return manifests;
};

/** Letters that cannot spell anything, as kustomize and kubectl have them. */
const SAFE: Record<string, string> = { "0": "g", "1": "h", "3": "k", a: "m", e: "t" };

const sorted = (data: Record<string, string>) =>
  Object.fromEntries(Object.entries(data).toSorted(([a], [b]) => (a < b ? -1 : 1)));

const suffixOf = ({ data }: Manifest): string =>
  createHash("sha256")
    .update(JSON.stringify({ data: data === undefined ? "" : sorted(data), kind: "ConfigMap", name: "" }))
    .digest("hex")
    .slice(0, 10)
    .replaceAll(/[013ae]/g, (character) => SAFE[character] ?? character);

/** A changed ConfigMap gets another name, and with it those that use it another template: they roll. */
const nameByContent = (manifests: Manifest[]): Manifest[] => {
  const names = new Map<string, string>();
  const named = manifests.map(({ generated, ...one }) => {
    if (!generated) return one;
    const name = `${one.metadata.name}-${suffixOf(one)}`;
    names.set(one.metadata.name, name);
    return { ...one, metadata: { ...one.metadata, name } };
  });
  const rename = (reference: unknown) => mapField(reference, "name", (name) => names.get(name) ?? name);
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) visit(one);
    else if (typeof node === "object" && node !== null)
      for (const [key, value] of Object.entries(node)) {
        if (key === "configMapRef" || key === "configMapKeyRef") rename(value);
        else visit(value);
      }
  };
  visit(named);
  return named;
};

/**
 * What `kubectl kustomize <dir>` renders, for the fields that k8s/ uses; any other is refused. In process, so that a
 * check needs no kubectl and takes milliseconds.
 */
export const render = (dir: string): Manifest[] => nameByContent(build(dir));
