import { Row } from "@legal/ui";
import { paths, TextLink } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";

export const BackToLogin = () => (
  <Row $justify="center">
    <TextLink to={paths.login()}>
      <FormattedMessage id="resetPassword.backToLogin" />
    </TextLink>
  </Row>
);
