export * from "./display-name.ts";
export * from "./error-messages.ts";
export * from "./mask-resident-numbers.ts";
export * from "./negotiate-language.ts";
export * from "./reserved-names.ts";
export * from "./seoul.ts";
export * from "./unbroken.ts";
export * from "./validation-messages.ts";
