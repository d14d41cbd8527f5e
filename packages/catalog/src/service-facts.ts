import type { StampDocument } from "@legal/legal-rules/court-costs";
import type { Language } from "@legal/contracts/constants";
import { ALL_SERVICE_IDS, isServiceId, type ADMIN_SUPPORT } from "./service-ids.ts";
import { serviceOf, SUPPORT_NAME, type ServiceId, type ServiceStage } from "./services.ts";

export const serviceName = (id: ServiceId | typeof ADMIN_SUPPORT, language: Language): string =>
  (isServiceId(id) ? serviceOf(id).name : SUPPORT_NAME)[language];

/** In the order of `prepare` in the service's content; none for what is no service. */
export const preparationsOf = (serviceType: string): readonly string[] =>
  isServiceId(serviceType) ? serviceOf(serviceType).prepare : [];

export const hasDocument = (serviceType: string): boolean =>
  isServiceId(serviceType) && serviceOf(serviceType).hasDocument === true;

export const courtPapersOf = (service: ServiceId): readonly StampDocument[] => serviceOf(service).courtPapers ?? [];

/** Also those whose costs can be estimated for a usual case alone. */
export const estimatedPapersOf = (service: ServiceId): readonly StampDocument[] =>
  serviceOf(service).courtPapers ?? serviceOf(service).furtherPapers ?? [];

export const stageOf = (service: ServiceId): ServiceStage => serviceOf(service).stage;

export const servicesAt = (stage: ServiceStage): readonly ServiceId[] =>
  ALL_SERVICE_IDS.filter((id) => stageOf(id) === stage);

export const needsAmount = (service: ServiceId): boolean => serviceOf(service).needsAmount === true;
