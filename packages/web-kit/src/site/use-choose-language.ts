import type { Language } from "@legal/contracts/constants";
import { useIntl } from "react-intl";
import { useErrorText } from "./use-error-text.ts";
import { useToast } from "../toast/use-toast.ts";
import { useLanguage } from "../language/use-language.ts";

/** Changes the language, and shows an error when the account did not take it. */
export const useChooseLanguage = () => {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const errorText = useErrorText();
  const { setLanguage } = useLanguage();

  return async (next: Language) => {
    const error = await setLanguage(next);
    if (!error) return;
    const title = formatMessage({ id: "site.language.failed" });
    toast({ title, description: errorText(error), variant: "destructive" });
  };
};
