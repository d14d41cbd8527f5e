export { baseFiles } from "./base-files.ts";
export { render } from "./kustomize.ts";
