import { Button, color, fontSize, media, radius, space, Stack, Text } from "@legal/ui";
import { ButtonLink } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";
import { useAccountPaths } from "../use-account-paths.ts";

const Result = styled.div`
  padding: ${space(5)} ${space(3)};
  border-radius: ${radius.control};
  background: ${color.sunken};
  text-align: center;

  strong {
    font-size: ${fontSize[18]};
    overflow-wrap: anywhere;
  }
  ${media.tablet} {
    strong {
      font-size: ${fontSize[22]};
    }
  }
`;

const focusOnMount = (element: HTMLElement | null) => element?.focus();

export const FoundUsername = ({ username, onAgain }: { username: string; onAgain: () => void }) => {
  const { login, resetPassword } = useAccountPaths();
  return (
    <Stack $gap={5}>
      <Result ref={focusOnMount} tabIndex={-1}>
        <Text $size={15} $tone="muted">
          <FormattedMessage id="findUsername.found" />
        </Text>
        <strong>{username}</strong>
      </Result>
      <Stack $gap={3}>
        <ButtonLink to={login} $size="large" $fullWidth>
          <FormattedMessage id="account.login" />
        </ButtonLink>
        <ButtonLink to={resetPassword} $variant="quiet" $fullWidth>
          <FormattedMessage id="resetPassword.title" />
        </ButtonLink>
        <Button variant="link" onClick={onAgain}>
          <FormattedMessage id="findUsername.again" />
        </Button>
      </Stack>
    </Stack>
  );
};
