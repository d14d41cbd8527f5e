import { formText, type FormKey } from "@legal/i18n";
import { useLanguage } from "@legal/web-kit";

/** The text of `key` for a field that is empty. */
export const useRequired = () => {
  const { language } = useLanguage();
  return (key: FormKey, value: string): string | undefined =>
    value.trim() === "" ? formText(key, language) : undefined;
};
