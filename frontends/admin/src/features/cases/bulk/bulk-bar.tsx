import { FIRST_STATUS, isEnded, statusReachedBy } from "@legal/case-rules";
import { useCaseStatusName } from "@legal/domain-ui/cases";
import { EndingDialog } from "@legal/domain-ui/staff";
import { useState, type ReactNode } from "react";
import type { ChatRoom } from "@legal/contracts";
import { BULK_CHANGES_MAX, CASE_STATUSES, type CaseStatus } from "@legal/contracts/constants";
import { Button, color, Icon, media, radius, Row, SelectField, shadow, space, Text, topBar } from "@legal/ui";
import Undo from "lucide-react/icons/undo-2";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { useBulkChange } from "./use-bulk-change.ts";

/** Below the page's header. */
const STICKS_AT = "72px";
/** The list stays where it is when something is chosen. */
const HEIGHT = "62px";

const Idle = styled(Row)`
  ${media.desk} {
    min-height: ${HEIGHT};
  }
`;

/** Sticky above the list. */
const Bar = styled.section`
  position: sticky;
  inset-block-start: ${STICKS_AT};
  z-index: 1;
  display: grid;
  align-content: center;
  min-height: ${HEIGHT};
  padding: ${space(2)} ${space(4)};
  border: 1px solid ${color.control};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.floating};

  /* What gets the focus stays below the bar. */
  :root:has(&) {
    scroll-padding-top: calc(${STICKS_AT} + ${HEIGHT} + ${space(3)} + ${topBar});
  }
`;

interface BulkBarProps {
  chosen: readonly ChatRoom[];
  onClear: () => void;
}

const Choice = ({
  chosen,
  onClear,
  move,
  end,
  isLoading,
}: BulkBarProps & Pick<ReturnType<typeof useBulkChange>, "move" | "end" | "isLoading">) => {
  const { formatMessage } = useIntl();
  const nameOf = useCaseStatusName();
  const [caseStatus, setCaseStatus] = useState<CaseStatus>(statusReachedBy("begun") ?? FIRST_STATUS);
  const tooMany = chosen.length > BULK_CHANGES_MAX;
  const [asksReason, setAsksReason] = useState(false);
  const apply = async () => {
    if (await move(chosen, caseStatus)) onClear();
  };
  const applyWith = async (reason: string) => {
    const problem = await end(chosen, caseStatus, reason);
    if (problem !== undefined) return problem;
    setAsksReason(false);
    onClear();
    return undefined;
  };
  return (
    <Row $gap={3}>
      <Text as="strong" $size={15}>
        <FormattedMessage id="admin.bulk.chosen" values={{ count: chosen.length }} />
      </Text>
      <SelectField
        label={formatMessage({ id: "admin.bulk.status" })}
        hideLabel
        value={caseStatus}
        onChange={(event) => setCaseStatus(event.target.value as CaseStatus)}
      >
        {CASE_STATUSES.map((status) => (
          <option key={status} value={status}>
            {nameOf(status)}
          </option>
        ))}
      </SelectField>
      <Button
        size="small"
        loading={isLoading}
        disabled={tooMany}
        onClick={() => (isEnded(caseStatus) ? setAsksReason(true) : void apply())}
      >
        <FormattedMessage id="admin.bulk.apply" />
      </Button>
      <Button size="small" variant="quiet" onClick={onClear}>
        <FormattedMessage id="admin.bulk.clear" />
      </Button>
      {asksReason && isEnded(caseStatus) && (
        <EndingDialog rooms={chosen} status={caseStatus} onClose={() => setAsksReason(false)} onConfirm={applyWith} />
      )}
      {tooMany && (
        <Text $size={13} $tone="muted">
          <FormattedMessage id="admin.bulk.tooMany" values={{ max: BULK_CHANGES_MAX }} />
        </Text>
      )}
    </Row>
  );
};

/** Changes many cases at once: choose a status, see the outcome, undo. */
export const BulkBar = ({ chosen, onClear, children }: BulkBarProps & { children: ReactNode }) => {
  const { formatMessage } = useIntl();
  const nameOf = useCaseStatusName();
  const { outcome, forget, undo, ...changes } = useBulkChange();
  if (chosen.length === 0 && !outcome) return <Idle $justify="space-between">{children}</Idle>;
  return (
    <Bar aria-label={formatMessage({ id: "admin.bulk" })}>
      {chosen.length > 0 && <Choice {...{ chosen, onClear }} {...changes} />}
      {outcome && chosen.length === 0 && (
        <Row $gap={3}>
          <Text as="output" $size={15}>
            <FormattedMessage
              id={outcome.reasons ? "admin.bulk.done" : "admin.bulk.undone"}
              values={{ count: outcome.changed.length, status: nameOf(outcome.caseStatus) }}
            />
            {outcome.left > 0 && (
              <>
                {" "}
                <FormattedMessage id="admin.bulk.left" values={{ count: outcome.left }} />
              </>
            )}
            {outcome.due > 0 && (
              <>
                {" "}
                <FormattedMessage id="admin.bulk.due" values={{ count: outcome.due }} />
              </>
            )}
          </Text>
          {outcome.reasons && outcome.changed.length > 0 && (
            <Button
              size="small"
              loading={changes.isLoading}
              icon={<Icon of={Undo} size={16} />}
              onClick={() => void undo()}
            >
              <FormattedMessage id="admin.bulk.undo" />
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={forget}>
            <FormattedMessage id="site.close" />
          </Button>
        </Row>
      )}
    </Bar>
  );
};
