import { Text } from "@legal/ui";
import { paths, TextLink } from "@legal/web-kit";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

const linkTo = (path: string) => (words: ReactNode[]) => (
  <TextLink to={path} target="_blank">
    {words}
  </TextLink>
);

/** Both texts open in a new tab, so that nothing typed is lost. */
export const SignupTerms = () => (
  <Text $size={13} $tone="muted">
    <FormattedMessage id="signup.agree" values={{ terms: linkTo(paths.terms), privacy: linkTo(paths.privacy) }} />
  </Text>
);
