export { emailRule, optionalPhoneRule, type Rule } from "./rules.ts";
export { useForm, type FieldErrors } from "./use-form.ts";
export { useRules } from "./use-rules.ts";
