import type { Language } from "@legal/contracts/constants";
import { Button, color, fontSize, Icon, IconButton, layer, radius, shadow, space, topBar } from "@legal/ui";
import { MessagesProvider, useChooseLanguage, writeStored } from "@legal/web-kit";
import X from "lucide-react/icons/x";
import { use, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { loadTexts } from "./load-texts.ts";
import { OFFER_KEY, useOfferedLanguage } from "./use-offered-language.ts";

/** Over the page, below its header: it moves nothing. */
const Root = styled.aside`
  position: fixed;
  inset-block-start: calc(${space(18)} + ${topBar});
  inset-inline: ${space(3)};
  z-index: ${layer.floating};
  display: flex;
  gap: ${space(2)};
  align-items: center;
  width: fit-content;
  margin-inline: auto;
  padding-inline-start: ${space(4)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.full};
  background: ${color.surface};
  box-shadow: ${shadow.floating};
  font-size: ${fontSize[15]};

  @media print {
    display: none;
  }
`;

interface LineProps {
  language: Language;
  onAccept: () => void;
  onRefuse: () => void;
}

const Line = ({ language, onAccept, onRefuse }: LineProps) => {
  const { formatMessage } = useIntl();
  return (
    <Root lang={language} aria-label={formatMessage({ id: "languageOffer" })}>
      <FormattedMessage id="languageOffer.text" />
      <Button variant="link" onClick={onAccept}>
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

const Offer = ({ language }: { language: Language }) => {
  const messages = use(loadTexts(language));
  const choose = useChooseLanguage();
  const [refused, setRefused] = useState(false);
  const refuse = () => {
    writeStored(OFFER_KEY, "refused");
    setRefused(true);
  };
  return refused ? null : (
    <MessagesProvider language={language} messages={messages}>
      <Line language={language} onAccept={() => void choose(language)} onRefuse={refuse} />
    </MessagesProvider>
  );
};

/** One quiet line in the browser's language, on a page that is in another. */
export const LanguageOffer = () => {
  const language = useOfferedLanguage();
  return language ? <Offer language={language} /> : null;
};
