export { emailRule, optionalPhoneRule, type Rule } from "./rules.ts";
export type { FieldErrors } from "./use-fields.ts";
export { useForm } from "./use-form.ts";
export { useRules } from "./use-rules.ts";
