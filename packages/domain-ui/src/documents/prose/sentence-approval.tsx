import { Badge, Checkbox, Row, Text } from "@legal/ui";
import { useFormat } from "@legal/web-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { storedSentence, type Prose } from "./sentences-of.ts";
import type { ProseWork } from "./use-prose.ts";

interface SentenceApprovalProps {
  prose: Prose;
  text: string;
  index: number;
  /** Absent for who may not approve: they see whether the customer has. */
  work?: Pick<ProseWork, "approve" | "given"> | undefined;
}

/** The customer's approval of one sentence. */
export const SentenceApproval = ({ prose, text, index, work }: SentenceApprovalProps) => {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormat();
  const stored = storedSentence(prose, text, index);
  const approved = stored?.approved ?? null;
  if (!work) {
    return (
      <Row $gap={2}>
        <Badge tone={approved ? "success" : "warning"}>
          <FormattedMessage id={approved ? "documents.prose.approved" : "documents.prose.waits"} />
        </Badge>
        {approved && (
          <Text as="span" $size={13} $tone="muted">
            {dateTime(approved.at)}
          </Text>
        )}
      </Row>
    );
  }
  return (
    <Checkbox
      label={formatMessage({ id: "documents.prose.approve" }, { number: index + 1 })}
      // What the customer is typing is approved by that, once it is stored.
      checked={work.given[text] ?? (stored ? approved !== null : true)}
      disabled={!stored}
      onChange={({ target }) => work.approve(text, target.checked)}
    />
  );
};
