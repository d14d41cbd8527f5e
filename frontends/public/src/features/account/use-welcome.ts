import type { User } from "@legal/contracts";
import { displayNameOf } from "@legal/i18n";
import { useLanguage, useToast } from "@legal/web-kit";
import { createIntl, useIntl } from "react-intl";
import { AccountTexts } from "./account-texts.ts";

/** Greets a user after login in the language of their account, and continues to the requested page. */
export const useWelcome = (onLoggedIn: () => Promise<User | null>) => {
  const intl = useIntl();
  const { language } = useLanguage();
  const { toast } = useToast();

  const textsFor = async (user: User) =>
    user.language === language
      ? intl
      : createIntl({ locale: user.language, messages: await AccountTexts.preload(user.language) });

  return async (user: User) => {
    const { formatMessage } = await textsFor(user);
    toast({
      title: formatMessage({ id: "login.success.title" }),
      description: formatMessage({ id: "login.success.text" }, { name: displayNameOf(user) }),
    });
    await onLoggedIn();
  };
};
