import { Button, Icon, Notice, Row, Stack, TextField } from "@legal/ui";
import { useToast } from "@legal/web-kit";
import Copy from "lucide-react/icons/copy";
import { FormattedMessage, useIntl } from "react-intl";

/** The new address, which no one can be shown again. */
export const CalendarAddress = ({ url }: { url: string }) => {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: formatMessage({ id: "notices.calendar.copied" }) });
    } catch {
      toast({ title: formatMessage({ id: "notices.calendar.notCopied" }), variant: "destructive" });
    }
  };
  return (
    <Stack $gap={3}>
      <Notice tone="warning" role="alert" title={formatMessage({ id: "notices.calendar.once" })}>
        <FormattedMessage id="notices.calendar.once.hint" />
      </Notice>
      <TextField
        label={formatMessage({ id: "notices.calendar.address" })}
        hint={formatMessage({ id: "notices.calendar.address.hint" })}
        value={url}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <Row>
        <Button variant="quiet" size="small" icon={<Icon of={Copy} size={18} />} onClick={() => void copy()}>
          <FormattedMessage id="notices.calendar.copy" />
        </Button>
      </Row>
    </Stack>
  );
};
