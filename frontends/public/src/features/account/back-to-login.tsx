import { Row } from "@legal/ui";
import { TextLink } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";
import { useAccountPaths } from "./use-account-paths.ts";

export const BackToLogin = () => {
  const { login } = useAccountPaths();
  return (
    <Row $justify="center">
      <TextLink to={login}>
        <FormattedMessage id="resetPassword.backToLogin" />
      </TextLink>
    </Row>
  );
};
