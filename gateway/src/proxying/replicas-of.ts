import { SERVICE_NAMES, urlVariableOf, type ServiceName, type ServiceVariable } from "@legal/deployables";

export type ServiceAddresses = Record<ServiceVariable, URL[]>;

/** The replicas of every service by its name. */
export const replicasOf = (addresses: ServiceAddresses): Record<ServiceName, URL[]> =>
  Object.fromEntries(SERVICE_NAMES.map((name) => [name, addresses[urlVariableOf(name)]])) as Record<ServiceName, URL[]>;
