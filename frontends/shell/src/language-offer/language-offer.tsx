import type { Language } from "@legal/contracts/constants";
import { Button, color, fontSize, Icon, IconButton, space } from "@legal/ui";
import { MessagesProvider, useChooseLanguage } from "@legal/web-kit";
import X from "lucide-react/icons/x";
import { use } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { loadTexts } from "./load-texts.ts";

const Root = styled.span`
  display: flex;
  gap: ${space(1)} ${space(2)};
  align-items: center;
  justify-content: center;
  padding-inline: ${space(4)} ${space(2)};
  border-block-end: 1px solid ${color.hairline};
  background: ${color.surface};
  font-size: ${fontSize[15]};
`;

export interface LanguageOfferProps {
  language: Language;
  onRefuse: () => void;
}

const Line = ({ language, onRefuse }: LanguageOfferProps) => {
  const { formatMessage } = useIntl();
  const choose = useChooseLanguage();
  return (
    <Root lang={language}>
      <FormattedMessage id="languageOffer.text" />
      <Button variant="link" onClick={() => void choose(language)}>
        <FormattedMessage id="languageOffer.accept" />
      </Button>
      <IconButton
        label={formatMessage({ id: "languageOffer.refuse" })}
        icon={<Icon of={X} size={18} />}
        onClick={onRefuse}
      />
    </Root>
  );
};

/** One quiet line in the browser's language, on a page that is in another. */
export const LanguageOffer = (props: LanguageOfferProps) => (
  <MessagesProvider language={props.language} messages={use(loadTexts(props.language))}>
    <Line {...props} />
  </MessagesProvider>
);
