export { crisisHelp } from "./crisis-help.ts";
export { saysDangerPlainly } from "./plain-danger.ts";
