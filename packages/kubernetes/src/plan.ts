import { stringify } from "yaml";
import { DEPLOYABLES } from "./deployables.ts";
import { render } from "./kustomize.ts";
import { titleOf, type Manifest } from "./manifest.ts";
import { imageOf } from "./names.ts";

/** One object that a rollout touches, as text before and after; absent where there is none. */
export interface Change {
  title: string;
  before?: string;
  after?: string;
}

const NAME = "app.kubernetes.io/name";
const SUFFIX = /-[a-z0-9]{10}$/;

const textOf = (manifest: Manifest) => stringify(manifest, { lineWidth: 0, aliasDuplicateObjects: false });

/** Settings that all share belong to each rollout. */
const belongsTo =
  (deployable: string) =>
  ({ metadata: { labels } }: Manifest): boolean =>
    [deployable, "platform"].includes(labels?.[NAME] ?? "");

/** A ConfigMap's name tells its content, so it is another one after each change. */
const keyOf = (manifest: Manifest): string =>
  manifest.kind === "ConfigMap" ? titleOf(manifest).replace(SUFFIX, "") : titleOf(manifest);

/** Of the whole overlay, by object. */
const textsIn = (overlay: string): Map<string, { text: string; manifest: Manifest }> =>
  new Map(render(overlay).map((manifest) => [keyOf(manifest), { text: textOf(manifest), manifest }]));

const withTag = (manifest: Manifest, deployable: string, tag: string): Manifest =>
  JSON.parse(
    JSON.stringify(manifest).replaceAll(
      new RegExp(`("image":"[^"]*${imageOf(deployable)}):[^"]+"`, "g"),
      (_, image: string) => `${image}:${tag}"`,
    ),
  ) as Manifest;

interface PlanOptions {
  /** Folders of the overlay now running and of the one to be. */
  before: string;
  after: string;
  deployable: string;
  /** Another image than `after` names. */
  tag?: string | undefined;
}

interface Plan {
  changes: Change[];
  /** Objects of other deployables that differ too: they are not part of this rollout. */
  others: string[];
}

/** What a rollout of one deployable would change, and nothing of the others. */
export const planOf = ({ before, after, deployable, tag }: PlanOptions): Plan => {
  if (!DEPLOYABLES.some(({ name }) => name === deployable))
    throw new Error(`no deployable ${deployable}: one of ${DEPLOYABLES.map(({ name }) => name).join(", ")}`);
  const [old, next] = [textsIn(before), textsIn(after)];
  const isOwn = belongsTo(deployable);
  const differing = [...new Set([...old.keys(), ...next.keys()])].flatMap((title) => {
    const was = old.get(title);
    const becomes = next.get(title);
    const own = isOwn((becomes ?? was)?.manifest as Manifest);
    const text =
      becomes && (own && tag !== undefined ? textOf(withTag(becomes.manifest, deployable, tag)) : becomes.text);
    return was?.text === text ? [] : [{ title, own, before: was?.text, after: text }];
  });
  return {
    changes: differing
      .filter(({ own }) => own)
      .map(({ title, before: was, after: becomes }) => ({
        title,
        ...(was !== undefined && { before: was }),
        ...(becomes !== undefined && { after: becomes }),
      })),
    others: differing.filter(({ own }) => !own).map(({ title }) => title),
  };
};
