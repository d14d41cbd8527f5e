import type { Claim } from "./claim.ts";

/** The letters Korean courts give to kinds of cases (사건별 부호문자); 년 and 월 are dates. */
const CASE_NUMBER =
  /(?<!\d)(?:(?:19|20)\d{2}|\d{2})\s?(?:재?(?:가단|가합|가소|나|다|라|마|머|카단|카합|카기|카명|카불|차전|차|타경|타채|타기|본|고단|고합|고정|고약|노|도|오|모|초|초기|구합|구단|누|두|루|무|아|드단|드합|느단|느합|르|므|브|스|즈단|허|후|회단|회합|하단|개회|헌가|헌나|헌라|헌마|헌바|헌사))\s?\d{1,7}(?!\d)/gu;

/** Court case numbers in a text. */
export const caseClaims = (text: string): Claim[] =>
  Array.from(text.matchAll(CASE_NUMBER), ({ 0: number, index }): Claim => {
    const key = `case:${number.replaceAll(/\s/gu, "")}`;
    return { kind: "case-number", text: number, start: index, end: index + number.length, key };
  });
