import { stringify } from "yaml";
import { DEPLOYABLES } from "./deployables.ts";
import { titleOf, type Manifest } from "./manifest.ts";
import { imageOf } from "./names.ts";

/** One object that a rollout touches, as text before and after; absent where there is none. */
export interface Change {
  title: string;
  before: string | undefined;
  after: string | undefined;
}

const NAME = "app.kubernetes.io/name";
const SUFFIX = /-[a-z0-9]{10}$/;

const textOf = (manifest: Manifest | undefined) =>
  manifest && stringify(manifest, { lineWidth: 0, aliasDuplicateObjects: false });

/** Settings that all share belong to each rollout. */
const belongsTo =
  (deployable: string) =>
  ({ metadata: { labels } }: Manifest): boolean =>
    [deployable, "platform"].includes(labels?.[NAME] ?? "");

/** A ConfigMap's name contains a hash of its content, so it is another one after each change. */
const keyOf = (manifest: Manifest): string =>
  manifest.kind === "ConfigMap" ? titleOf(manifest).replace(SUFFIX, "") : titleOf(manifest);

const byKey = (manifests: readonly Manifest[]) => new Map(manifests.map((one) => [keyOf(one), one]));

const withTag = (manifest: Manifest, deployable: string, tag: string): Manifest =>
  JSON.parse(
    JSON.stringify(manifest).replaceAll(
      new RegExp(`("image":"[^"]*${imageOf(deployable)}):[^"]+"`, "g"),
      (_, image: string) => `${image}:${tag}"`,
    ),
  ) as Manifest;

interface PlanOptions {
  /** What an overlay renders now, and what it will. */
  before: readonly Manifest[];
  after: readonly Manifest[];
  deployable: string;
  /** Another image than `after` names. */
  tag?: string | undefined;
}

interface Plan {
  changes: Change[];
  /** Objects of other deployables that differ too: they are not part of this rollout. */
  others: string[];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What a rollout of one deployable would change, and nothing of the others. */
export const planOf = ({ before, after, deployable, tag }: PlanOptions): Plan => {
  if (!DEPLOYABLES.some(({ name }) => name === deployable))
    throw new Error(`no deployable ${deployable}: one of ${DEPLOYABLES.map(({ name }) => name).join(", ")}`);
  const isOwn = belongsTo(deployable);
  const tagged = after.map((one) => (tag !== undefined && isOwn(one) ? withTag(one, deployable, tag) : one));
  const [old, next] = [byKey(before), byKey(tagged)];
  const differing = Array.from(new Set([...old.keys(), ...next.keys()]), (title) => ({
    title,
    was: old.get(title),
    becomes: next.get(title),
  })).filter(({ was, becomes }) => !isSame(was, becomes));
  const isPart = ({ was, becomes }: (typeof differing)[number]) => [was, becomes].some((one) => one && isOwn(one));
  return {
    changes: differing.filter(isPart).map(({ title, was, becomes }) => ({
      title,
      before: textOf(was),
      after: textOf(becomes),
    })),
    others: differing.filter((one) => !isPart(one)).map(({ title }) => title),
  };
};
