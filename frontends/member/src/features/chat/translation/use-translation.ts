import type { Message } from "@legal/contracts";
import { isApiError, useErrorText, useLanguage, useToast } from "@legal/web-kit";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useLazyTranslationQuery } from "./translate-api.ts";

/** Trying again is of no use: the platform has no model. */
const isUnavailable = (error: unknown): boolean => isApiError(error) && error.code === "TRANSLATION_UNAVAILABLE";

/** A message in the reader's language and back: idle, translating, translated. */
export const useTranslation = (message: Message) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { toast } = useToast();
  const errorText = useErrorText();
  const [ask, { isFetching: translating }] = useLazyTranslationQuery();
  const [shown, setShown] = useState<{ text: string; mismatch: string[]; language: string }>();
  // After a change of the reader's language the original is shown again.
  const translation = shown?.language === language ? shown : undefined;

  const toggle = async () => {
    if (translating) return;
    if (translation) return setShown(undefined);
    const { data, error } = await ask({ message, targetLanguage: language }, true);
    if (data) return setShown({ text: data.translatedText, mismatch: data.mismatch, language });
    if (isUnavailable(error)) return toast({ title: errorText(error), variant: "destructive" });
    const title = formatMessage({ id: "chat.translate.failed" });
    return toast({ title, description: errorText(error, " "), variant: "destructive" });
  };
  return { translation, translating, toggle };
};
