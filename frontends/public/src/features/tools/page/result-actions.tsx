import { DEFAULT_LANGUAGE } from "@legal/contracts/constants";
import { Button, Icon, Row } from "@legal/ui";
import { useLanguage, useToast } from "@legal/web-kit";
import Copy from "lucide-react/icons/copy";
import Link2 from "lucide-react/icons/link-2";
import Printer from "lucide-react/icons/printer";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";

const Buttons = styled(Row)`
  @media print {
    display: none;
  }
`;

/** The address of this page with what is entered, in the reader's language. */
const useShareAddress = (inputs: Record<string, string>) => {
  const { language } = useLanguage();
  return () => {
    const url = new URL(location.pathname, location.origin);
    for (const [name, value] of Object.entries(inputs)) url.searchParams.set(name, value);
    if (language !== DEFAULT_LANGUAGE) url.searchParams.set("lang", language);
    return url.href;
  };
};

interface ResultActionsProps {
  text: string;
  inputs: Record<string, string>;
  children?: ReactNode;
}

/** Takes a result along: as text, as an address, on paper. */
export const ResultActions = ({ text, inputs, children }: ResultActionsProps) => {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const addressOf = useShareAddress(inputs);
  const copy = async (copied: string) => {
    try {
      await navigator.clipboard.writeText(copied);
      toast({ title: formatMessage({ id: "tools.copied" }) });
    } catch {
      toast({ title: formatMessage({ id: "tools.notCopied" }), variant: "destructive" });
    }
  };
  return (
    <Buttons $gap={2}>
      {children}
      <Button
        variant="quiet"
        icon={<Icon of={Copy} size={18} />}
        onClick={() => copy(`${text.replaceAll("\u00A0", " ")}\n${addressOf()}`)}
      >
        <FormattedMessage id="tools.copy" />
      </Button>
      <Button variant="quiet" icon={<Icon of={Link2} size={18} />} onClick={() => copy(addressOf())}>
        <FormattedMessage id="tools.copyLink" />
      </Button>
      <Button variant="quiet" icon={<Icon of={Printer} size={18} />} onClick={() => print()}>
        <FormattedMessage id="tools.print" />
      </Button>
    </Buttons>
  );
};
