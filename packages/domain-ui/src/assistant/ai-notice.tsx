import type { AiMode } from "@legal/contracts/constants";
import { Badge, Row, Text } from "@legal/ui";
import { FormattedMessage } from "react-intl";

/** Says that an AI answers, which one, and what its words are worth. */
export const AiNotice = ({ mode }: { mode?: AiMode | undefined }) => (
  <Row $gap={2}>
    {mode === "offline" && (
      <Badge>
        <FormattedMessage id="ai.offline" />
      </Badge>
    )}
    <Text $size={13} $tone="muted">
      <FormattedMessage id="ai.disclosure" />
      {mode === "offline" && (
        <>
          {" "}
          <FormattedMessage id="ai.offline.note" />
        </>
      )}
    </Text>
  </Row>
);
