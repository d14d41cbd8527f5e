export type { RedisUse, ServiceDeclaration } from "./service-declaration.ts";
export { byUrlVariable, urlVariableOf, type ServiceVariable } from "./service-url.ts";
export { SERVICE_NAMES, SERVICES, type ServiceName } from "./services.ts";
