import { selects, type Cluster, type PodTemplate, type Rule } from "../cluster.ts";

/** clamd's. */
const PORT = 3310;

const settingsOf = ({ configMaps }: Cluster, { spec }: PodTemplate): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...spec.containers.flatMap(({ envFrom = [], env = [] }) => [
      ...envFrom.map(({ configMapRef }) => configMaps.get(configMapRef?.name ?? "") ?? {}),
      ...env.map(({ name, value = "" }) => ({ [name]: value })),
    ]),
  );

const portsOut = ({ all }: Cluster, { labels }: PodTemplate) =>
  all("NetworkPolicy")
    .filter(({ spec }) => selects(spec?.podSelector?.matchLabels, labels))
    .flatMap(({ spec }) => spec?.egress ?? [])
    .flatMap(({ ports = [] }) => ports.map(({ port }) => Number(port)));

const problemsOf = (cluster: Cluster, pod: PodTemplate): string[] => {
  const url = settingsOf(cluster, pod)["CLAMD_URL"];
  const ports = portsOut(cluster, pod);
  if (url === undefined) return ports.includes(PORT) ? [`may reach port ${PORT}, and has no CLAMD_URL`] : [];
  const port = Number(new URL(url).port || PORT);
  return ports.includes(port) ? [] : [`no policy lets it reach ${url}: every upload would be refused`];
};

/** A pod that has uploads looked through reaches clamd, and no other pod does. */
export const scannerProblems: Rule = (cluster) =>
  cluster.pods
    .filter(({ serves }) => serves)
    .flatMap((pod) => problemsOf(cluster, pod).map((problem) => `${pod.title}: ${problem}`));
