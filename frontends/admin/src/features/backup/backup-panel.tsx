import type { BackupKind } from "@legal/contracts";
import { Button, Card, Heading, Icon, Notice, Row, Stack, Text } from "@legal/ui";
import { useErrorText, useToast } from "@legal/web-kit";
import Briefcase from "lucide-react/icons/briefcase";
import Users from "lucide-react/icons/users";
import { FormattedMessage, useIntl } from "react-intl";
import { useStartBackupMutation } from "../../api/backups-api.ts";
import { RunList } from "./run-list.tsx";
import { useBackupRuns } from "./use-backup-runs.ts";

const kinds = [
  { kind: "users", icon: Users },
  { kind: "cases", icon: Briefcase },
] as const;

/** Saves members or cases to a spreadsheet, with progress and history. */
export const BackupPanel = () => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { toast } = useToast();
  const [startBackup, { isLoading, originalArgs, error }] = useStartBackupMutation();
  const history = useBackupRuns(isLoading);
  const { running } = history;
  const active = running?.kind ?? (isLoading ? originalArgs : undefined);
  const nameOf = (kind: BackupKind) => formatMessage({ id: `admin.backup.kind.${kind}` });

  const start = async (kind: BackupKind) => {
    try {
      const run = await startBackup(kind).unwrap();
      if (run.status === "complete")
        toast({ title: formatMessage({ id: "admin.backup.done" }, { name: nameOf(kind) }) });
    } catch {
      toast({
        title: formatMessage({ id: "admin.backup.failed" }),
        description: formatMessage({ id: "admin.backup.failed.description" }, { name: nameOf(kind) }),
        variant: "destructive",
      });
    }
  };

  return (
    <Card as="section" aria-label={formatMessage({ id: "admin.backup" })}>
      <Stack $gap={4}>
        <div>
          <Heading level={2} size={16}>
            <FormattedMessage id="admin.backup" />
          </Heading>
          <Text $size={15} $tone="muted">
            <FormattedMessage id="admin.backup.hint" />
          </Text>
        </div>
        <Row $gap={3}>
          {kinds.map(({ kind, icon }) => (
            <Button
              key={kind}
              variant="quiet"
              icon={<Icon of={icon} size={18} />}
              loading={active === kind}
              disabled={active !== undefined && active !== kind}
              onClick={() => start(kind)}
            >
              <FormattedMessage id={`admin.backup.start.${kind}`} />
            </Button>
          ))}
        </Row>
        <Text as="output" $size={15} $tone="muted">
          {active &&
            formatMessage({ id: "admin.backup.running" }, { name: nameOf(active), count: running?.rowCount ?? 0 })}
        </Text>
        {error && !active && (
          <Notice tone="danger" role="note">
            {errorText(error)}
          </Notice>
        )}
        <RunList history={history} />
      </Stack>
    </Card>
  );
};
