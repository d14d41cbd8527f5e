export type { Language } from "@legal/contracts/constants";
export { ADMIN_SUPPORT, ALL_SERVICE_IDS, isServiceId, SERVICE_IDS } from "./service-ids.ts";
export type { ExtraCost, ServiceId, ServicePrice, ServiceStage } from "./services.ts";
export {
  courtPapersOf,
  estimatedPapersOf,
  hasDocument,
  needsAmount,
  preparationsOf,
  serviceName,
  servicesAt,
  stageOf,
} from "./service-facts.ts";
export { loadServiceSummaries } from "./load-service-summaries.ts";
export { serviceSummary } from "./service-summaries.ts";
export { groupName, SERVICE_GROUPS, type ServiceGroupId } from "./service-groups.ts";
export { priceOf, servicePrice, withVat, type PackageType } from "./prices.ts";
export { caseStatusName } from "./case-status-name.ts";
export { officeName } from "./office-name.ts";
export { extraCostName } from "./extra-cost-names.ts";
export { PACKAGE_TYPES, packageContent, type PackageContent } from "./package-contents.ts";
export { formatAmount, formatWon } from "./format-won.ts";
export { loadServiceSearch, type ServiceSearch } from "./search/search-services.ts";
export { loadServiceContent, loadServiceText } from "./content/load-service-content.ts";
export type { DeadlineWarning, ProcedureStep, ServiceContent } from "./content/service-content.ts";
export { MATTER_OF_RULE } from "./content/matter-of-rule.ts";
export { PERIOD_RULES, type Confidence, type PeriodRuleId } from "./content/period-rules.ts";
export { citeBasis } from "./content/cite-basis.ts";
export { cite, LAW_IDS, lawNames, type Citation, type Law } from "./content/statutes.ts";
export type { Actor } from "./content/service-text.ts";
export { figuresIn, type Figure } from "./content/figures.ts";
export { textSourcesOf } from "./content/outlines.ts";
export { isCited } from "./content/text-sources.ts";
