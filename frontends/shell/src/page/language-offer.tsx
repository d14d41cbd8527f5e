import type { Language } from "@legal/contracts/constants";
import { Button, color, fontSize, Icon, IconButton, layer, radius, shadow, space, topBar } from "@legal/ui";
import { MessagesProvider, useChooseLanguage, writeStored } from "@legal/web-kit";
import X from "lucide-react/icons/x";
import { use, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { loadShellMessages } from "../shell-messages.ts";
import { OFFER_KEY } from "./use-offered-language.ts";

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

const Line = ({ language, onRefuse }: { language: Language; onRefuse: () => void }) => {
  const { formatMessage } = useIntl();
  const choose = useChooseLanguage();
  return (
    <Root lang={language} aria-label={formatMessage({ id: "shell.languageOffer" })}>
      <FormattedMessage id="shell.languageOffer.text" />
      <Button variant="link" onClick={() => void choose(language)}>
        <FormattedMessage id="shell.languageOffer.accept" />
      </Button>
      <IconButton
        label={formatMessage({ id: "shell.languageOffer.refuse" })}
        icon={<Icon of={X} size={18} />}
        onClick={onRefuse}
      />
    </Root>
  );
};

/** One quiet line in the browser's language, on a page that is in another. */
export const LanguageOffer = ({ language }: { language: Language }) => {
  const messages = use(loadShellMessages(language));
  const [refused, setRefused] = useState(false);
  const refuse = () => {
    writeStored(OFFER_KEY, "refused");
    setRefused(true);
  };
  return refused ? null : (
    <MessagesProvider language={language} messages={messages}>
      <Line language={language} onRefuse={refuse} />
    </MessagesProvider>
  );
};
