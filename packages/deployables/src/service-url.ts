import { SERVICE_NAMES, type ServiceName } from "./services.ts";

type SnakeCase<Name extends string> = Name extends `${infer Head}-${infer Tail}` ? `${Head}_${SnakeCase<Tail>}` : Name;

/** `CASE_CHAT_URL`: the variable that lists the replicas of a service, separated by commas. */
export type ServiceVariable = `${Uppercase<SnakeCase<ServiceName>>}_URL`;

export const urlVariableOf = (service: ServiceName): ServiceVariable =>
  `${service.toUpperCase().replaceAll("-", "_")}_URL` as ServiceVariable;

/** A value for the variable of each service. */
export const byUrlVariable = <Value>(valueOf: (service: ServiceName) => Value): Record<ServiceVariable, Value> =>
  Object.fromEntries(SERVICE_NAMES.map((name) => [urlVariableOf(name), valueOf(name)])) as Record<
    ServiceVariable,
    Value
  >;
