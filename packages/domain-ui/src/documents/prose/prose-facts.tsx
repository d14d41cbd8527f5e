import type { Document } from "@legal/contracts";
import { Icon, Notice, Row, Stack, Text } from "@legal/ui";
import ListChecks from "lucide-react/icons/list-checks";
import Sparkles from "lucide-react/icons/sparkles";
import UserRoundPen from "lucide-react/icons/user-round-pen";
import { FormattedMessage, useIntl } from "react-intl";
import { waitingIn, waitingProse, type Prose } from "./sentences-of.ts";

const ICONS = { model: Sparkles, rules: ListChecks, person: UserRoundPen } as const satisfies Record<
  Prose["source"],
  unknown
>;

/** Who wrote the sentences, how many of them the customer has approved, and whether answers have changed since. */
export const ProseFacts = ({ prose, own }: { prose: Prose; own: boolean }) => {
  const { formatMessage } = useIntl();
  const total = prose.sentences.length;
  const waiting = waitingIn(prose);
  return (
    <Stack $gap={2}>
      {prose.outdated && (
        <Notice tone="warning" title={formatMessage({ id: "documents.prose.outdated" })}>
          <FormattedMessage id={own ? "documents.prose.outdated.about" : "documents.prose.outdated.staff"} />
        </Notice>
      )}
      <Row $gap={2} $wrap={false} $align="start">
        <Icon of={ICONS[prose.source]} size={18} />
        <Text as="span" $size={13} $tone="muted">
          <FormattedMessage id={`documents.prose.source.${prose.source}`} />
        </Text>
      </Row>
      <Text as="output" $size={15} $strong $tone={waiting > 0 ? "ink" : "success"}>
        <FormattedMessage
          id={own ? "documents.prose.count" : "documents.prose.count.staff"}
          values={{ approved: total - waiting, total }}
        />
      </Text>
    </Stack>
  );
};

/** Sentences that wait for the customer, said to staff. */
export const WaitingNotice = ({ document }: { document: Pick<Document, "prose" | "missing"> }) => {
  const count = waitingProse(document).reduce((sum, { waiting }) => sum + waiting, 0);
  if (count === 0) return null;
  return (
    <Notice tone="warning">
      <FormattedMessage id="documents.prose.waiting.staff" values={{ count }} />
    </Notice>
  );
};
