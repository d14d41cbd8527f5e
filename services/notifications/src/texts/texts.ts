import type { Language } from "@legal/contracts";
import type { AccountTexts } from "./account-texts.ts";
import type { CaseTexts } from "./case-texts.ts";
import { accountTexts as enAccount } from "./en/account-texts.ts";
import { caseTexts as enCases } from "./en/case-texts.ts";
import { accountTexts as jaAccount } from "./ja/account-texts.ts";
import { caseTexts as jaCases } from "./ja/case-texts.ts";
import { accountTexts as koAccount } from "./ko/account-texts.ts";
import { caseTexts as koCases } from "./ko/case-texts.ts";
import { accountTexts as zhAccount } from "./zh/account-texts.ts";
import { caseTexts as zhCases } from "./zh/case-texts.ts";

interface Texts {
  account: AccountTexts;
  cases: CaseTexts;
}

const TEXTS: Record<Language, Texts> = {
  ko: { account: koAccount, cases: koCases },
  en: { account: enAccount, cases: enCases },
  ja: { account: jaAccount, cases: jaCases },
  zh: { account: zhAccount, cases: zhCases },
};

/** Everything that mails and calendars say in a language; a language is a folder beside this file, named by it. */
export const textsIn = (language: Language): Texts => TEXTS[language];
