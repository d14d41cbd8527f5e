import type { User } from "@legal/contracts";
import { displayNameOf } from "@legal/i18n";
import { useToast } from "@legal/web-kit";
import { useIntl } from "react-intl";

/** Greets a user after login or signup, and continues to the requested page. */
export const useWelcome = (onLoggedIn: () => Promise<User | null>) => {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  return async (user: User) => {
    toast({
      title: formatMessage({ id: "login.success.title" }),
      description: formatMessage({ id: "login.success.text" }, { name: displayNameOf(user) }),
    });
    await onLoggedIn();
  };
};
