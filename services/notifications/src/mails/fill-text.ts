import type { Language } from "@legal/contracts";
import { IntlMessageFormat } from "intl-messageformat";

/** A text in ICU's form with its values, which are taken as they stand: nothing in them is read as a place. */
export const fillText = (text: string, language: Language, values: Record<string, string | number | boolean>): string =>
  String(new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).format(values));
