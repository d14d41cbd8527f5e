import { Notice } from "@legal/ui";
import { FormattedMessage } from "react-intl";
import { useSearchParams } from "react-router-dom";

/** Texts by the `?error=` of Google's redirect: the error code in lower case. Most share one text. */
const messageOf = (error: string): string => {
  if (error === "google_unavailable") return "login.google.unavailable";
  if (error === "google_account_exists") return "login.google.accountExists";
  return error === "google_email_unverified" ? "login.google.emailUnverified" : "login.google.failed";
};

export const GoogleFailure = () => {
  const [search] = useSearchParams();
  const error = search.get("error");
  return error ? (
    <Notice tone="danger" role="alert">
      <FormattedMessage id={messageOf(error)} />
    </Notice>
  ) : null;
};
