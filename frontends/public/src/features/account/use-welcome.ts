import type { User } from "@legal/contracts";
import { displayNameOf } from "@legal/i18n";
import { useToast } from "@legal/web-kit";
import { createIntl, useIntl } from "react-intl";
import { AccountTexts } from "./account-texts.ts";

/** Greets a user after login in the language of their account, and continues to the requested page. */
export const useWelcome = (onLoggedIn: () => Promise<User | null>) => {
  const intl = useIntl();
  const { toast } = useToast();

  const textsFor = (user: User) =>
    AccountTexts.preload(user.language).then(
      (messages) => createIntl({ locale: user.language, messages }),
      // The login goes on, greeted in the language of the page.
      () => intl,
    );

  return async (user: User) => {
    const { formatMessage } = await textsFor(user);
    toast({
      title: formatMessage({ id: "login.success.title" }),
      description: formatMessage({ id: "login.success.text" }, { name: displayNameOf(user) }),
    });
    await onLoggedIn();
  };
};
