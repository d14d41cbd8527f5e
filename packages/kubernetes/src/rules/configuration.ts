import type { IIoK8sApiCoreV1Container as Container } from "kubernetes-models/v1/Container";
import type { Cluster, PodTemplate, Rule } from "../cluster.ts";
import type { ConfigModule } from "../config-modules.ts";

const MOUNTED = /_FILE$/;

const keysProblem = (what: string, keys: readonly string[] | undefined, key?: string): string[] => {
  if (!keys) return [`no ${what}`];
  return key === undefined || keys.includes(key) ? [] : [`${what} has no key ${key}`];
};

const keysOf = ({ configMaps }: Cluster, name = ""): readonly string[] | undefined => {
  const data = configMaps.get(name);
  return data && Object.keys(data);
};

const referenceProblems = (cluster: Cluster, { env = [], envFrom = [] }: Container): string[] => [
  ...envFrom.flatMap(({ configMapRef, secretRef }) => [
    ...(configMapRef ? keysProblem(`ConfigMap ${configMapRef.name}`, keysOf(cluster, configMapRef.name)) : []),
    ...(secretRef ? [`envFrom of Secret ${secretRef.name}: secrets come as files`] : []),
  ]),
  ...env.flatMap(({ name, valueFrom: { configMapKeyRef: config, secretKeyRef: secret } = {} }) => [
    ...(config ? keysProblem(`ConfigMap ${config.name}`, keysOf(cluster, config.name), config.key) : []),
    ...(secret ? [`${name} from Secret ${secret.name}: secrets come as files`] : []),
  ]),
  ...env
    .filter(({ name, value }) => !MOUNTED.test(name) && /:\/\/[^/]*:[^/]*@|PRIVATE KEY/.test(value ?? ""))
    .map(({ name }) => `${name} holds a secret`),
];

/** The Secret and key behind a path, when it lies in a mounted one. */
const secretKeyAt = ({ spec }: PodTemplate, { volumeMounts = [] }: Container, path: string) => {
  const mount = volumeMounts.find(({ mountPath }) => path.startsWith(`${mountPath}/`));
  const volume = spec.volumes?.find(({ name }) => name === mount?.name);
  return { secret: volume?.secret?.secretName, key: path.slice((mount?.mountPath.length ?? 0) + 1) };
};

const fileProblems = ({ secrets }: Cluster, pod: PodTemplate, container: Container): string[] =>
  (container.env ?? [])
    .filter(({ name }) => MOUNTED.test(name))
    .flatMap(({ name, value = "" }) => {
      const { secret, key } = secretKeyAt(pod, container, value);
      return secret === undefined
        ? [`${name}: ${value} is in no mounted Secret`]
        : keysProblem(`Secret ${secret}`, secrets.get(secret), key);
    });

const givenTo = (cluster: Cluster, { env = [], envFrom = [] }: Container): string[] => [
  ...env.map(({ name }) => name.replace(MOUNTED, "")),
  ...envFrom.flatMap(({ configMapRef }) => keysOf(cluster, configMapRef?.name) ?? []),
];

const moduleProblems = (module: ConfigModule, given: readonly string[]): string[] => [
  ...module.required.filter((name) => !given.includes(name)).map((name) => `${name} is required and not given`),
  ...given.filter((name) => !module.variables.includes(name)).map((name) => `${name} is given and nobody reads it`),
  ...given.filter((name, index) => given.indexOf(name) !== index).map((name) => `${name} is given twice`),
];

const commandProblems = (module: ConfigModule, { command = [] }: Container): string[] =>
  command
    .filter((word) => word.endsWith(".ts") && !module.hasFile(word))
    .map((word) => `its command ${word} does not exist`);

const containerProblems =
  (cluster: Cluster, pod: PodTemplate, modules: ReadonlyMap<string, ConfigModule>) => (container: Container) => {
    const module = modules.get(container.name);
    return [
      ...referenceProblems(cluster, container),
      ...fileProblems(cluster, pod, container),
      ...(module ? moduleProblems(module, givenTo(cluster, container)) : []),
      ...(module ? commandProblems(module, container) : []),
    ];
  };

/** Each process gets what its config module asks for, nothing it does not know, and secrets as files only. */
export const configurationProblems =
  (modules: ReadonlyMap<string, ConfigModule>): Rule =>
  (cluster) =>
    cluster.pods.flatMap((pod) =>
      pod.spec.containers
        .flatMap(containerProblems(cluster, pod, modules))
        .map((problem) => `${pod.title}: ${problem}`),
    );
