export { startTimeOf } from "./processes.ts";
export { startStack, type Stack, type StackOptions } from "./start-stack.ts";
export type { StackUrls } from "./stack-urls.ts";
