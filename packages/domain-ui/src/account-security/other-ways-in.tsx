import { ButtonAnchor, Stack, Text } from "@legal/ui";
import { paths, useSignInProvidersQuery } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";

/** Both leave the page and lead back to it. */
export const OtherWaysIn = () => {
  const { pathname, search, hash } = location;
  const { data } = useSignInProvidersQuery();
  const here = pathname + search + hash;
  return (
    <Stack $gap={3}>
      {data?.google && (
        <>
          <ButtonAnchor href={paths.google(here)} $variant="quiet" $fullWidth>
            <FormattedMessage id="security.logInAgain.google" />
          </ButtonAnchor>
          <Text $size={13} $tone="muted">
            <FormattedMessage id="security.logInAgain.google.text" />
          </Text>
        </>
      )}
      <ButtonAnchor href={paths.login(here)} $variant="link">
        <FormattedMessage id="security.logInAgain.leave" />
      </ButtonAnchor>
    </Stack>
  );
};
