import { useSearchParams } from "react-router-dom";
import { ChoosePassword } from "./choose-password.tsx";
import { RequestReset } from "./request-reset.tsx";
import { withTexts } from "../../../layout/with-texts.ts";
import { AccountTexts } from "../account-texts.ts";

const ResetPassword = () => {
  const [search] = useSearchParams();
  const token = search.get("token");
  return token ? <ChoosePassword key={token} token={token} /> : <RequestReset />;
};

/** With the token of a mailed link a new password is chosen; without it, a link is requested. */
export const ResetPasswordPage = withTexts(AccountTexts, ResetPassword);
