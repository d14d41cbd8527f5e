import { LANGUAGES } from "@legal/contracts/constants";
import { isLanguage } from "@legal/i18n";
import { Button, Card, color, Divider, fontSize, Heading, Icon, SelectField, space, Stack, Text } from "@legal/ui";
import { LANGUAGE_NAMES, paths, TextLink, useChooseLanguage, useLanguage, useLogout, useSession } from "@legal/web-kit";
import LogOut from "lucide-react/icons/log-out";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { ContactFacts } from "./contact-facts.tsx";
import { GoogleConnection } from "./google-connection.tsx";
import { NameForm } from "./name-form.tsx";

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1)} ${space(4)};
  font-size: ${fontSize[15]};

  dt {
    color: ${color.muted};
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

const LanguageSelect = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const chooseLanguage = useChooseLanguage();
  return (
    <SelectField
      label={formatMessage({ id: "site.language" })}
      opensByKeys
      value={language}
      onChange={({ target }) => isLanguage(target.value) && void chooseLanguage(target.value)}
    >
      {LANGUAGES.map((one) => (
        <option key={one} value={one} lang={one}>
          {LANGUAGE_NAMES[one]}
        </option>
      ))}
    </SelectField>
  );
};

/** The reader's own settings, and the way out. */
export const AccountCard = () => {
  const { user } = useSession();
  const logout = useLogout();
  if (!user) return null;
  return (
    <Card as="section" $padding={6}>
      <Stack $gap={5}>
        <Heading level={2} size={18}>
          <FormattedMessage id="myPage.account" />
        </Heading>
        <Facts>
          <dt>
            <FormattedMessage id="myPage.username" />
          </dt>
          <dd>{user.username}</dd>
          <ContactFacts user={user} />
          <dt>Google</dt>
          <dd>
            <GoogleConnection />
          </dd>
        </Facts>
        <NameForm displayName={user.displayName ?? ""} />
        <LanguageSelect />
        <Divider />
        <Button variant="quiet" icon={<Icon of={LogOut} size={18} />} onClick={logout}>
          <FormattedMessage id="site.logout" />
        </Button>
        <Text $size={15}>
          <TextLink to={paths.deleteAccount()}>
            <FormattedMessage id="myPage.deleteAccount" />
          </TextLink>
        </Text>
      </Stack>
    </Card>
  );
};
