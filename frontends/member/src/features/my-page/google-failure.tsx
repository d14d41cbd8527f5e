import { Notice } from "@legal/ui";
import { FormattedMessage } from "react-intl";
import { useSearchParams } from "react-router-dom";

/** Texts by the `?error=` of Google's redirect: the error code in lower case. Most share one text. */
const MESSAGES: Record<string, string> = {
  google_account_exists: "myPage.google.taken",
  google_already_connected: "myPage.google.already",
  google_unavailable: "myPage.google.unavailable",
  email_not_verified: "myPage.google.unverified",
};

const messageOf = (error: string): string => MESSAGES[error] ?? "myPage.google.failed";

/** Why a Google account could not be connected. */
export const GoogleFailure = () => {
  const [search] = useSearchParams();
  const error = search.get("error");
  return error ? (
    <Notice tone="danger" role="alert">
      <FormattedMessage id={messageOf(error)} />
    </Notice>
  ) : null;
};
