export { caseValues } from "./case-values.ts";
export { fillTemplate, unfilledIn } from "./fill-template.ts";
