import { useIntl } from "react-intl";
import { useBusiness } from "./business.ts";
import { isApiError } from "../api/api-error.ts";

const TOO_MANY = 429;

/**
 * Says a failed call to the reader: the server's words, or what the network did, or the given fallback. A refusal
 * for a limit names another way to the office.
 */
export const useErrorText = () => {
  const { formatMessage } = useIntl();
  const { phone, email } = useBusiness();
  return (error: unknown, fallback?: string): string => {
    if (isApiError(error) && error.text && error.status === TOO_MANY)
      return formatMessage({ id: "site.error.limited" }, { text: error.text, phone, email });
    if (isApiError(error) && error.text) return error.text;
    if (isApiError(error) && error.code === "NETWORK") return formatMessage({ id: "site.error.network" });
    return fallback ?? formatMessage({ id: "site.error.unexpected" });
  };
};
