import { maskResidentNumbers } from "@legal/i18n";
import { withoutUnseen } from "../rendering/layout/printable.ts";

/** A text as documents keep it. */
export const keptText = (text: string): string => maskResidentNumbers(withoutUnseen(text));
