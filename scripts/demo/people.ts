import { chinese } from "./people-chinese.ts";
import { english } from "./people-english.ts";
import { japanese } from "./people-japanese.ts";
import { korean } from "./people-korean.ts";
import type { DemoPerson } from "./story.ts";

/** Customers in every language of the platform; nobody real. */
export const people: DemoPerson[] = [...korean, ...english, ...japanese, ...chinese];
