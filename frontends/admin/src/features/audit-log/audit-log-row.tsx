import type { AccessEntry } from "@legal/contracts";
import { Button, color, Icon, InlineFacts, media, Row, space, Text } from "@legal/ui";
import { ButtonLink, FROM_DESK, paths, useErrorText, useFormat, useToast } from "@legal/web-kit";
import MessageSquare from "lucide-react/icons/message-square";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { useLazyAuditLogCustomersQuery } from "../../api/audit-log-api.ts";

const Root = styled.li`
  display: grid;
  gap: ${space(1)} ${space(4)};
  align-items: center;
  justify-items: start;
  padding-block: ${space(2)};
  border-block-end: 1px solid ${color.hairline};

  ${media.desk} {
    grid-template-columns: 170px minmax(0, 1fr) minmax(0, 1.4fr) 140px;

    > a {
      justify-self: end;
    }
  }
`;

const Name = styled(Button)`
  padding-inline: 0;
  text-align: start;
`;

export interface Person {
  id: string;
  name: string;
}

interface AuditLogRowProps {
  entry: AccessEntry;
  onStaff: (person: Person) => void;
  onCustomer: (person: Person) => void;
}

interface OthersProps {
  count: number;
  canBeNamed: boolean;
  onName: () => Promise<void>;
}

/** An export lists no names. */
const Others = ({ count, canBeNamed, onName }: OthersProps) => {
  if (canBeNamed)
    return (
      <Name variant="link" size="small" onClick={onName}>
        <FormattedMessage id="admin.access.others" values={{ count }} />
      </Name>
    );
  return (
    <Text $size={13} $tone="muted">
      <FormattedMessage id="admin.access.people" values={{ count }} />
    </Text>
  );
};

/** Whose data it was: the first few by name, the others by number until they are asked for. */
const Customers = ({ entry, onCustomer }: Omit<AuditLogRowProps, "onStaff">) => {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const errorText = useErrorText();
  const [ask, { data: everyone }] = useLazyAuditLogCustomersQuery();
  const customers = everyone ?? entry.customers;
  const more = entry.count - customers.length;
  const nameOthers = async () => {
    const { error } = await ask(entry.id);
    if (error)
      toast({ title: formatMessage({ id: "admin.error" }), description: errorText(error), variant: "destructive" });
  };
  return (
    <Row $gap={2}>
      {customers.map(({ id, name }) => {
        const shown = name ?? formatMessage({ id: "admin.access.gone" });
        return (
          <Name key={id} variant="link" size="small" onClick={() => onCustomer({ id, name: shown })}>
            {shown}
          </Name>
        );
      })}
      {more > 0 && <Others count={more} onName={nameOthers} canBeNamed={customers.length > 0 && !everyone} />}
    </Row>
  );
};

/** One read of customers' data. */
export const AuditLogRow = ({ entry, onStaff, onCustomer }: AuditLogRowProps) => {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormat();
  const { readAt, staff, address, kind, caseId } = entry;
  const name = staff.name ?? formatMessage({ id: "admin.access.gone" });
  return (
    <Root>
      <Text $size={13} $tone="muted">
        <time dateTime={readAt}>{dateTime(readAt)}</time>
      </Text>
      <div>
        <Name variant="link" size="small" onClick={() => onStaff({ id: staff.id, name })}>
          {name}
        </Name>
        <Text as={InlineFacts} $size={13} $tone="muted">
          <span>{address}</span>
        </Text>
      </div>
      <div>
        <Text $size={15}>
          <FormattedMessage id={`admin.access.kind.${kind}`} />
        </Text>
        <Customers entry={entry} onCustomer={onCustomer} />
      </div>
      {caseId && (
        <ButtonLink to={paths.chat(caseId)} state={FROM_DESK} $variant="quiet" $size="small">
          <Icon of={MessageSquare} size={18} />
          <FormattedMessage id="admin.case.chat" />
        </ButtonLink>
      )}
    </Root>
  );
};
