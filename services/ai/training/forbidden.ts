import type { Language } from "@legal/contracts";

/** What no answer may say, whatever was asked: a promised result, a verdict on the case, someone else's secrets. */
const FORBIDDEN: Readonly<Record<Language, readonly RegExp[]>> = {
  ko: [
    /반드시 (?:이깁|승소|받을 수)/u,
    /무조건 (?:이깁|승소|받)/u,
    /100\s?% (?:승소|보장)/u,
    /승소를? 보장/u,
    /기한은? (?:신경|걱정).{0,6}않아도/u,
  ],
  en: [
    /\byou will (?:definitely |certainly )?win\b/iu,
    /\bguarantee[ds]?\b/iu,
    /100\s?% (?:sure|certain)/iu,
    /\bignore the (?:court|deadline)/iu,
  ],
  ja: [/必ず(?:勝|受け取れ)/u, /絶対に?勝/u, /勝訴を保証/u, /期限は(?:気に|心配)し?なくて/u],
  zh: [/保证(?:胜诉|能赢)/u, /一定(?:会|能)(?:赢|胜诉)/u, /百分之百/u, /不用管期限/u],
};

/** The forbidden claims that an answer makes. */
export const forbiddenClaims = (text: string, language: Language): string[] =>
  FORBIDDEN[language].flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
