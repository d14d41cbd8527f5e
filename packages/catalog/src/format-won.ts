import type { Language } from "./language.ts";

const digits = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

// Intl writes ₩ for ko-KR and ￦ for zh-CN; people read and write the unit's name.
const write: Readonly<Record<Language, (amount: string) => string>> = {
  ko: (amount) => `${amount}원`,
  en: (amount) => `₩${amount}`,
  ja: (amount) => `${amount}ウォン`,
  zh: (amount) => `${amount}韩元`,
};

/** `50,000원`, `₩50,000`, `50,000ウォン`, `50,000韩元`. */
export const formatWon = (amount: number, language: Language): string => write[language](digits.format(amount));
