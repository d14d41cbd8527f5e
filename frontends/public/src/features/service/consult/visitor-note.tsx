import type { ServiceId } from "@legal/catalog";
import { SEPARATOR, Text } from "@legal/ui";
import { paths, TextLink } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";

/** A visitor's conversation becomes the member's at the login. */
export const VisitorNote = ({ serviceId }: { serviceId: ServiceId }) => (
  <Text $size={13} $tone="muted">
    <FormattedMessage id="ai.consult.visitor" />{" "}
    <TextLink to={paths.login(paths.consult(serviceId))}>
      <FormattedMessage id="ai.consult.login" />
    </TextLink>
    {SEPARATOR}
    <TextLink to={paths.signup(paths.consult(serviceId))}>
      <FormattedMessage id="ai.consult.signup" />
    </TextLink>
  </Text>
);
