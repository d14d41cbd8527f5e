import { useStaffQuery } from "@legal/domain-ui/staff";
import { Button, Card, ErrorState, FailureNotice, Row, SkeletonList, Stack, Text, TextField } from "@legal/ui";
import { isApiError, useErrorText, useSession } from "@legal/web-kit";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLawyersQuery, useSetLawyerMutation } from "../../api/lawyers-api.ts";

const NUMBER_LENGTH_MAX = 6;

/** What the operator of a one-person office runs; it says what else it needs. */
const commandOf = (id: string): string => `npm run lawyer:name -- --account ${id}`;

interface StaffRowProps {
  id: string;
  name: string;
  /** Null for a staff member who is no lawyer. */
  registrationNumber: string | null;
  /** Whether it is the reader's own row, which a colleague fills in. */
  isOwn: boolean;
}

const StaffRow = ({ id, name, registrationNumber, isOwn }: StaffRowProps) => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  /** What a colleague saves meanwhile shows, until something is typed here. */
  const [typed, setTyped] = useState<string>();
  const number = typed ?? registrationNumber ?? "";
  const [setLawyer, { isLoading, error }] = useSetLawyerMutation();
  const save = async (next: string | null) => {
    const { error: refused } = await setLawyer({ id, name, registrationNumber: next });
    // What was typed meanwhile is still to be saved.
    if (!refused) setTyped((now) => (now === typed ? undefined : now));
  };
  return (
    <Card as="li" $padding={4}>
      <Stack $gap={3}>
        <Text $strong>{name}</Text>
        <Row $gap={3} $align="end">
          <TextField
            label={formatMessage({ id: "admin.lawyers.number" }, { name })}
            inputMode="numeric"
            maxLength={NUMBER_LENGTH_MAX}
            readOnly={isOwn}
            {...(isOwn && { hint: formatMessage({ id: "admin.lawyers.self" }, { command: commandOf(id) }) })}
            value={number}
            onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, ""))}
          />
          {!isOwn && (
            <Button
              size="small"
              loading={isLoading}
              disabled={number === "" || number === registrationNumber}
              onClick={() => save(number)}
            >
              <FormattedMessage id="admin.save" />
            </Button>
          )}
          {registrationNumber !== null && (
            <Button size="small" variant="link" loading={isLoading} onClick={() => save(null)}>
              <FormattedMessage id="admin.lawyers.remove" />
            </Button>
          )}
        </Row>
        {error && <FailureNotice>{(isApiError(error) && error.details[0]?.message) || errorText(error)}</FailureNotice>}
      </Stack>
    </Card>
  );
};

/** Which staff members are lawyers, who alone release some papers. */
export const LawyersPanel = () => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { user } = useSession();
  const { data: staff, ...ofStaff } = useStaffQuery();
  const { data: lawyers, ...ofLawyers } = useLawyersQuery();
  const failed = [...(staff ? [] : [ofStaff]), ...(lawyers ? [] : [ofLawyers])].filter(({ error }) => error);
  if (failed.length > 0) {
    return (
      <ErrorState
        title={formatMessage({ id: "admin.lawyers.failed" })}
        description={errorText(failed[0]?.error)}
        retryLabel={formatMessage({ id: "site.retry" })}
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
      />
    );
  }
  if (!staff || !lawyers) return <SkeletonList label={formatMessage({ id: "site.loading" })} rows={4} height="120px" />;
  return (
    <Stack $gap={4}>
      <Text $size={15} $tone="muted">
        <FormattedMessage id="admin.lawyers.about" />
      </Text>
      <Stack as="ul" $gap={3}>
        {staff.map(({ id, name }) => (
          <StaffRow
            key={id}
            id={id}
            name={name}
            isOwn={id === user?.id}
            registrationNumber={lawyers.find((lawyer) => lawyer.id === id)?.registrationNumber ?? null}
          />
        ))}
      </Stack>
    </Stack>
  );
};
