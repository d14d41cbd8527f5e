export { LOAN_CAP_FROM, LOAN_RATE_CAPS, WAGE_DELAY } from "./agreed-rates.ts";
export { limitationEnd, LIMITATIONS, type Limitation } from "./limitation.ts";
