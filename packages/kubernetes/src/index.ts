export { checkManifests, declaredSecrets, writeBaseFiles } from "./check.ts";
export { render } from "./kustomize.ts";
export { planOf, type Change } from "./plan.ts";
