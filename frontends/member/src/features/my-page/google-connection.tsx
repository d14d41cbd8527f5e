import { linkStyle } from "@legal/ui";
import { paths, useSession, useSignInProvidersQuery } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";

const ConnectLink = styled.a`
  ${linkStyle}
`;

/** Whether Google opens this account too, and the way to connect it: by a full navigation to Google and back. */
export const GoogleConnection = () => {
  const { user } = useSession();
  const { data: providers } = useSignInProvidersQuery();
  if (user?.googleConnected) return <FormattedMessage id="myPage.google.connected" />;
  return providers?.google ? (
    <ConnectLink href={paths.google(paths.myPage)}>
      <FormattedMessage id="myPage.google.connect" />
    </ConnectLink>
  ) : (
    <FormattedMessage id="myPage.google.none" />
  );
};
