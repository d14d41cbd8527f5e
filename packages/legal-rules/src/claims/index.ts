export { LOAN_CAP_FROM, LOAN_RATE_CAPS, WAGE_RATE, WAGE_RATE_FROM_DAY } from "./agreed-rates.ts";
export { limitationEnd, LIMITATIONS, type Limitation } from "./limitation.ts";
