/** A Kubernetes object, with the fields that every kind has. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Record<string, string>; annotations?: Record<string, string> };
  spec?: unknown;
  data?: Record<string, string>;
  /** While it is rendered: made by a generator, so that its name will contain a hash of its content. */
  generated?: boolean;
}

export const titleOf = ({ kind, metadata: { name } }: Manifest) => `${kind}/${name}`;
