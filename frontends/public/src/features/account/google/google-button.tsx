import { Button, ButtonAnchor, Divider, fontSize, space, Stack, Text, color } from "@legal/ui";
import { paths, useLanguage, useSignInProvidersQuery } from "@legal/web-kit";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";
import { GoogleMark } from "./google-mark.tsx";

const Or = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  gap: ${space(3)};
  align-items: center;
  color: ${color.muted};
  font-size: ${fontSize[13]};
`;

const Unavailable = ({ label }: { label: string }) => {
  const reasonId = useId();
  return (
    <Stack $gap={2}>
      <Button variant="quiet" fullWidth disabled icon={<GoogleMark />} aria-describedby={reasonId}>
        {label}
      </Button>
      <Text id={reasonId} $size={13} $tone="muted">
        <FormattedMessage id="account.google.unavailable" />
      </Text>
    </Stack>
  );
};

/** Signs in with a Google account; says that it is unavailable where the site has no Google credentials. */
export const GoogleButton = ({ label, next }: { label: string; next: string | null }) => {
  const { data } = useSignInProvidersQuery();
  const { language } = useLanguage();
  return (
    <Stack $gap={4}>
      <Or>
        <Divider />
        <FormattedMessage id="account.or" />
        <Divider />
      </Or>
      {data?.google === false ? (
        <Unavailable label={label} />
      ) : (
        <ButtonAnchor href={paths.google(next ?? undefined, language)} $variant="quiet" $fullWidth>
          <GoogleMark />
          {label}
        </ButtonAnchor>
      )}
    </Stack>
  );
};
