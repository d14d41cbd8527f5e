import { LANGUAGES } from "@legal/contracts/constants";
import { isLanguage } from "@legal/i18n";
import { Icon, media, Menu } from "@legal/ui";
import Globe from "lucide-react/icons/globe";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { LANGUAGE_NAMES } from "../language/language-names.ts";
import { useChooseLanguage } from "./use-choose-language.ts";
import { useLanguage } from "../language/use-language.ts";

const Name = styled.span`
  display: none;

  ${media.tablet} {
    display: inline;
  }
`;

const items = LANGUAGES.map((language) => ({ id: language, label: LANGUAGE_NAMES[language], lang: language }));

export const LanguageMenu = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const chooseLanguage = useChooseLanguage();
  const face = (
    <>
      <Icon of={Globe} />
      <Name>{LANGUAGE_NAMES[language]}</Name>
    </>
  );
  return (
    <Menu
      label={formatMessage({ id: "site.language" })}
      face={face}
      items={items}
      value={language}
      onSelect={(id) => isLanguage(id) && void chooseLanguage(id)}
    />
  );
};
