import type { BackupRun, BackupStatus } from "@legal/contracts";
import { Badge, ButtonAnchor, color, Icon, InlineFacts, Row, space, Stack, Text, type BadgeTone } from "@legal/ui";
import { useFormat } from "@legal/web-kit";
import ExternalLink from "lucide-react/icons/external-link";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { FileButton } from "./file-button.tsx";

const tones: Record<BackupStatus, BadgeTone> = {
  running: "info",
  complete: "success",
  failed: "danger",
  interrupted: "warning",
};

const SECONDS = { style: "unit", unit: "second", maximumFractionDigits: 1 } as const;

const Item = styled.li`
  padding-block: ${space(3)};
  border-block-start: 1px solid ${color.hairline};
`;

const Facts = styled.div`
  flex: 1 1 260px;
  min-width: 0;
`;

/** The sheet opens in another tab. */
const Result = ({ run: { target, url }, label }: { run: BackupRun; label: string }) => {
  if (url === null) return null;
  if (target === "file") return <FileButton url={url} label={label} />;
  return (
    <ButtonAnchor
      href={url}
      $variant="quiet"
      $size="small"
      aria-label={label}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Icon of={ExternalLink} size={18} />
      <FormattedMessage id="admin.backup.open" />
    </ButtonAnchor>
  );
};

/** One run: what, how it went, by whom, when, how much and how long. */
export const RunItem = ({ run }: { run: BackupRun }) => {
  const { formatMessage, formatNumber } = useIntl();
  const { dateTime } = useFormat();
  const { kind, status, startedBy, startedAt, rowCount, durationMs, error } = run;
  const name = formatMessage({ id: `admin.backup.kind.${kind}` });
  const time = dateTime(startedAt);
  return (
    <Item>
      <Row $gap={3}>
        <Facts>
          <Stack $gap={1}>
            <Row $gap={2}>
              <Text as="span" $size={15} $strong>
                {name}
              </Text>
              <Badge tone={tones[status]}>
                <FormattedMessage id={`admin.backup.status.${status}`} />
              </Badge>
            </Row>
            <Text as={InlineFacts} $size={13} $tone="muted">
              <time dateTime={startedAt}>{time}</time>
              <span>{startedBy.name || formatMessage({ id: "staff.gone" })}</span>
              <span>{formatMessage({ id: "admin.backup.rows" }, { count: rowCount })}</span>
              {durationMs !== null && <span>{formatNumber(durationMs / 1000, SECONDS)}</span>}
            </Text>
            {error && (
              <Text $size={13} $tone="danger">
                {error.message}
              </Text>
            )}
          </Stack>
        </Facts>
        <Result run={run} label={formatMessage({ id: "admin.backup.result" }, { name, time, target: run.target })} />
      </Row>
    </Item>
  );
};
