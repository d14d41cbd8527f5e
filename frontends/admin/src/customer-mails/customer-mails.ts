import type { Language } from "@legal/contracts/constants";
import { en } from "./en.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import type { CustomerMails } from "./mail-words.ts";
import { zh } from "./zh.ts";

/** By the customer's language, not the reader's. */
export const CUSTOMER_MAILS: Readonly<Record<Language, CustomerMails>> = { ko, en, ja, zh };
