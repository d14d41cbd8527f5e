import { nameOf, selects, type Cluster, type Rule } from "../cluster.ts";

const podsOf = ({ pods }: Cluster, selector: Record<string, string> | undefined) =>
  pods.filter(({ serves, labels }) => serves && selects(selector, labels));

const portNamesOf = ({ spec }: Cluster["pods"][number]) =>
  spec.containers.flatMap(({ ports = [] }) => ports.map(({ name }) => name));

const serviceProblems: Rule = (cluster) =>
  cluster.all("Service").flatMap((service) => {
    const pods = podsOf(cluster, service.spec?.selector);
    const [pod] = pods;
    if (!pod || pods.length > 1) return [`Service/${nameOf(service)}: selects the pods of ${pods.length} Deployments`];
    return (service.spec?.ports ?? [])
      .filter(({ targetPort }) => !portNamesOf(pod).includes(String(targetPort)))
      .map(({ targetPort }) => `Service/${nameOf(service)}: ${pod.title} has no port called ${targetPort}`);
  });

const ingressProblems: Rule = ({ all }) =>
  all("Ingress").flatMap((ingress) =>
    (ingress.spec?.rules ?? [])
      .flatMap(({ http }) => http?.paths ?? [])
      .flatMap(({ backend: { service: target } }) => {
        const service = all("Service").find((one) => nameOf(one) === target?.name);
        const isThere = service?.spec?.ports?.some(
          ({ name, port }) => name === target?.port?.name || port === target?.port?.number,
        );
        return isThere
          ? []
          : [`Ingress/${nameOf(ingress)}: no Service ${target?.name} with port ${target?.port?.name}`];
      }),
  );

const serviceAccountProblems: Rule = ({ pods, all }) =>
  pods
    .filter(({ spec }) => !all("ServiceAccount").some((one) => nameOf(one) === spec.serviceAccountName))
    .map(({ title, spec }) => `${title}: no ServiceAccount ${spec.serviceAccountName}`);

const networkPolicyProblems: Rule = ({ pods, all }) =>
  all("NetworkPolicy")
    .filter(({ spec }) => !pods.some(({ labels }) => selects(spec?.podSelector?.matchLabels, labels)))
    .map((policy) => `NetworkPolicy/${nameOf(policy)}: selects no pods`);

/** Everything that names another object names one that is there. */
export const referenceProblems: Rule = (cluster) =>
  [serviceProblems, ingressProblems, serviceAccountProblems, networkPolicyProblems].flatMap((rule) => rule(cluster));
