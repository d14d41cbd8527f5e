import type { Language } from "@legal/contracts/constants";

/** By hand: the first number format that a page makes costs a slow phone more than the whole landing page's prices. */
export const formatAmount = (amount: number): string => String(amount).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");

// Intl writes ₩ for ko-KR and ￦ for zh-CN; people read and write the unit's name.
const write: Readonly<Record<Language, (amount: string) => string>> = {
  ko: (amount) => `${amount}원`,
  en: (amount) => `₩${amount}`,
  ja: (amount) => `${amount}ウォン`,
  zh: (amount) => `${amount}韩元`,
};

/** Whole won: `50,000원`, `₩50,000`, `50,000ウォン`, `50,000韩元`. */
export const formatWon = (amount: number, language: Language): string => write[language](formatAmount(amount));
