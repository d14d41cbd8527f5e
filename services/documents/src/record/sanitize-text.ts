import { maskResidentNumbers, withoutUnseen } from "@legal/i18n";

/** A text as documents keep it. */
export const sanitizeText = (text: string): string => maskResidentNumbers(withoutUnseen(text));
