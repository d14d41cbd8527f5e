import type { CaseDeadline } from "@legal/contracts";
import { Button, Notice, Row, SEPARATOR, Stack, Text } from "@legal/ui";
import { FormattedMessage } from "react-intl";
import { MatterName } from "../../matter-name.tsx";
import { DeadlineSentence } from "../deadline-sentence.tsx";

interface OutdatedNoticeProps {
  current: CaseDeadline;
  take: () => void;
  keep: () => void;
}

/** Asks what becomes of a draft whose deadline another person has changed meanwhile. */
export const OutdatedNotice = ({ current, take, keep }: OutdatedNoticeProps) => (
  <Notice tone="warning" role="alert">
    <Stack $gap={2} data-asks>
      <span>
        <FormattedMessage id="deadlines.outdated" />
      </span>
      <Text $size={15}>
        {current.matter !== null && (
          <>
            <MatterName matter={current.matter} />
            {SEPARATOR}
          </>
        )}
        <DeadlineSentence service={current.service} dueDate={current.dueDate} steps={current.steps} />
      </Text>
      <Row $gap={2}>
        <Button size="small" variant="quiet" onClick={take}>
          <FormattedMessage id="deadlines.outdated.take" />
        </Button>
        <Button size="small" variant="quiet" onClick={keep}>
          <FormattedMessage id="deadlines.outdated.keep" />
        </Button>
      </Row>
    </Stack>
  </Notice>
);
