import { Button, color, Icon, Notice, radius, Row, space, Stack } from "@legal/ui";
import { useToast } from "@legal/web-kit";
import { saveBlob } from "@legal/web-kit/files";
import Copy from "lucide-react/icons/copy";
import FileDown from "lucide-react/icons/file-down";
import Printer from "lucide-react/icons/printer";
import { FormattedMessage, useIntl } from "react-intl";
import { createGlobalStyle, styled } from "styled-components";

const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(190px, 1fr));
  gap: ${space(2)};
  padding: ${space(4)};
  border-radius: ${radius.control};
  background: ${color.sunken};
  font-family: ui-monospace, monospace;
  /* The text font draws the x of 5x6 as a multiplication sign. */
  font-feature-settings: "calt" 0;
  list-style: none;
`;

/** On paper there is nothing but the codes. */
const PrintCodesAlone = createGlobalStyle`
  @media print {
    body * {
      visibility: hidden;
    }
    [data-recovery-codes],
    [data-recovery-codes] * {
      visibility: visible;
    }
    [data-recovery-codes] {
      position: fixed;
      inset: 0;
    }
  }
`;

/** Shown once; a user who leaves without them has to make new ones. */
export const RecoveryCodes = ({ codes, onDone }: { codes: string[]; onDone: () => void }) => {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const text = `${codes.join("\n")}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: formatMessage({ id: "security.recovery.copied" }) });
    } catch {
      toast({ title: formatMessage({ id: "security.recovery.notCopied" }), variant: "destructive" });
    }
  };
  return (
    <Stack $gap={4}>
      <PrintCodesAlone />
      <Notice tone="warning">
        <FormattedMessage id="security.recovery.text" />
      </Notice>
      <Codes data-recovery-codes aria-label={formatMessage({ id: "security.recovery" })}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Row $gap={2}>
        <Button variant="quiet" size="small" icon={<Icon of={Copy} size={18} />} onClick={copy}>
          <FormattedMessage id="security.recovery.copy" />
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon={<Icon of={FileDown} size={18} />}
          onClick={() => saveBlob(new Blob([text], { type: "text/plain" }), "recovery-codes.txt")}
        >
          <FormattedMessage id="security.recovery.save" />
        </Button>
        <Button variant="quiet" size="small" icon={<Icon of={Printer} size={18} />} onClick={() => window.print()}>
          <FormattedMessage id="security.recovery.print" />
        </Button>
      </Row>
      <Row>
        <Button onClick={onDone}>
          <FormattedMessage id="security.recovery.done" />
        </Button>
      </Row>
    </Stack>
  );
};
