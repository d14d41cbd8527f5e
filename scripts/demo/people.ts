import { chinese } from "./people-chinese.ts";
import { english } from "./people-english.ts";
import { japanese } from "./people-japanese.ts";
import { korean } from "./people-korean.ts";
import type { DemoCustomer } from "./demo-customer.ts";

/** Customers in every language of the platform; none of them is real. */
export const people: DemoCustomer[] = [...korean, ...english, ...japanese, ...chinese];
