import { MATTER_OF_RULE, type ServiceContent } from "@legal/catalog";
import type { MatterId } from "@legal/legal-rules";

/** The periods of a service's page that can be computed, in the order of the page. */
export const mattersOf = ({ deadlines }: ServiceContent): MatterId[] =>
  deadlines.flatMap(({ rule }) => MATTER_OF_RULE[rule] ?? []);
