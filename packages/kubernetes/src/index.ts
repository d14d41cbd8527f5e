export { checkManifests, declaredSecrets, writeBaseFiles } from "./check.ts";
export { planOf, type Change } from "./plan.ts";
