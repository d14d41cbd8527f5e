import { Button, Dialog, Icon, Row, Stack, Text, visuallyHidden } from "@legal/ui";
import Sparkles from "lucide-react/icons/sparkles";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import type { ProseWork } from "./use-prose.ts";

const Status = styled.output`
  &:not([data-shown]) {
    ${visuallyHidden}
  }
`;

interface WriteProseProps {
  work: ProseWork;
  /** There are sentences that new ones would replace. */
  replaces: boolean;
  onWritten: () => void;
}

/** Has the sentences written from the answers; asks before it replaces what is there. */
export const WriteProse = ({ work, replaces, onWritten }: WriteProseProps) => {
  const { formatMessage } = useIntl();
  const [asking, setAsking] = useState(false);
  const [written, setWritten] = useState(false);
  const write = async () => {
    setAsking(false);
    setWritten(false);
    if (!(await work.write())) return;
    setWritten(true);
    onWritten();
  };
  const said = written ? "documents.prose.written" : undefined;
  const status = work.writing ? "documents.prose.writing" : said;
  return (
    <Stack $gap={2}>
      <Row $gap={3}>
        <Button
          size="small"
          variant="primary"
          loading={work.writing}
          icon={<Icon of={Sparkles} size={18} />}
          onClick={replaces ? () => setAsking(true) : write}
        >
          <FormattedMessage id={replaces ? "documents.prose.write.again" : "documents.prose.write"} />
        </Button>
      </Row>
      <Status data-shown={work.writing || undefined}>
        <Text as="span" $size={15}>
          {status && <FormattedMessage id={status} />}
        </Text>
      </Status>
      <Text $size={13} $tone="muted">
        <FormattedMessage id="documents.prose.write.about" />
      </Text>
      {asking && (
        <Dialog
          open
          title={formatMessage({ id: "documents.prose.replace" })}
          closeLabel={formatMessage({ id: "site.close" })}
          onClose={() => setAsking(false)}
          actions={
            <Button variant="primary" onClick={write}>
              <FormattedMessage id="documents.prose.replace.confirm" />
            </Button>
          }
        >
          <Text>
            <FormattedMessage id="documents.prose.replace.about" />
          </Text>
        </Dialog>
      )}
    </Stack>
  );
};
