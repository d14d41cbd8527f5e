import { useIntl } from "react-intl";
import { isApiError } from "./api-error.ts";

/** Says a failed call to the reader: the server's words, or what the network did, or the given fallback. */
export const useErrorText = () => {
  const { formatMessage } = useIntl();
  return (error: unknown, fallback?: string): string => {
    if (isApiError(error) && error.text) return error.text;
    if (isApiError(error) && error.code === "NETWORK") return formatMessage({ id: "site.error.network" });
    return fallback ?? formatMessage({ id: "site.error.unexpected" });
  };
};
