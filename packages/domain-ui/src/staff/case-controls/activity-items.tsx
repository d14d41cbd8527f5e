import type { CaseActivity, ChatRoom } from "@legal/contracts";
import type { CaseStatus, PackageType } from "@legal/contracts/constants";
import { MatterName } from "../../deadlines/matter-name.tsx";
import { useCaseStatusName } from "../../cases/use-case-status-name.ts";
import { color, EmptyState, ErrorState, SkeletonList, space, Text } from "@legal/ui";
import { useErrorText, useFormat } from "@legal/web-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { SHOWN_CHANGES } from "./case-controls.ts";
import { useActivityQuery } from "./case-changes-api.ts";

const Entries = styled.ol`
  display: grid;
`;

const Entry = styled.li`
  padding-block: ${space(3)};
  border-block-start: 1px solid ${color.hairline};

  &:first-child {
    border: 0;
  }
`;

/** Not broken where a line has room for it. */
const Value = styled.span`
  display: inline-block;
  max-width: 100%;
`;

/** A release that came after this one may have stored more. */
const isKnownKind = (kind: CaseActivity["kind"]): boolean => kind === "purchase" || Object.hasOwn(SHOWN_CHANGES, kind);

/** What is said in place of a value; null where the text of an entry never lacks one. */
const noneOf = (kind: CaseActivity["kind"]): string | null => (kind === "purchase" ? null : SHOWN_CHANGES[kind].none);

/** A status, date, name or package in the reader's language. */
const useValueText = () => {
  const { formatMessage } = useIntl();
  const statusName = useCaseStatusName();
  const format = useFormat();
  return (kind: CaseActivity["kind"], value: string | null): string => {
    if (!isKnownKind(kind)) return "";
    const none = noneOf(kind);
    if (value === null) return none === null ? "" : formatMessage({ id: none });
    if (kind === "status") return statusName(value as CaseStatus);
    if (kind === "deadline") return format.calendarDate(value);
    return kind === "purchase" ? formatMessage({ id: `site.package.${value as PackageType}` }) : value;
  };
};

/** A status that stayed got another reason, a package that stayed the consent to start, or the request without a price. */
const textOf = ({ kind, from, to, deadline }: CaseActivity, price: ChatRoom["price"]) => {
  if (!isKnownKind(kind)) return "staff.activity.other";
  if (deadline?.formerMatter) return "staff.activity.deadline.corrected";
  if (deadline) return `staff.activity.deadline.${deadline.change}` as const;
  if (kind === "waiting" && to !== null) return "staff.activity.waitingAgain";
  if (kind === "purchase" && from !== null)
    return price === null ? "staff.activity.startRequest" : "staff.activity.startConsent";
  return kind === "status" && from === to ? "staff.activity.reasonCorrected" : (`staff.activity.${kind}` as const);
};

const ActivityEntry = ({ entry, price }: { entry: CaseActivity; price: ChatRoom["price"] }) => {
  const { kind, from, to, reason, actor, at, deadline } = entry;
  const { formatMessage } = useIntl();
  const format = useFormat();
  const valueText = useValueText();
  const keptBy = deadline?.keptBy;
  const values = {
    from: <Value>{valueText(kind, from)}</Value>,
    to: <Value>{valueText(kind, to)}</Value>,
    matter: deadline?.matter ? (
      <MatterName matter={deadline.matter} />
    ) : (
      <Value>{`${formatMessage({ id: "staff.deadline" })} ${valueText(kind, from ?? to)}`}</Value>
    ),
    former: deadline?.formerMatter && <MatterName matter={deadline.formerMatter} />,
  };
  return (
    <Entry>
      <Text $size={15}>
        <FormattedMessage id={textOf(entry, price)} values={values} />
      </Text>
      {reason && (
        <Text $size={15} $tone="muted">
          {keptBy ? (
            <FormattedMessage
              id={`staff.activity.keptBy.${keptBy.kind}`}
              values={{ date: format.calendarDate(keptBy.date) }}
            />
          ) : (
            <FormattedMessage id="staff.activity.reason" values={{ reason }} />
          )}
        </Text>
      )}
      <Text $size={13} $tone="muted">
        {actor?.name ?? formatMessage({ id: deadline?.change === "moved" ? "staff.automatic" : "staff.gone" })} ·{" "}
        <time dateTime={at}>{format.dateTime(at)}</time>
      </Text>
    </Entry>
  );
};

export const ActivityItems = ({ room }: { room: Pick<ChatRoom, "id" | "price"> }) => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { data, error, refetch } = useActivityQuery(room.id, { refetchOnMountOrArgChange: true });
  if (error) {
    return (
      <ErrorState
        title={formatMessage({ id: "staff.activity.failed" })}
        description={errorText(error)}
        retryLabel={formatMessage({ id: "site.retry" })}
        onRetry={refetch}
      />
    );
  }
  if (!data) return <SkeletonList label={formatMessage({ id: "site.loading" })} rows={4} height="56px" />;
  if (data.length === 0) {
    return (
      <EmptyState
        title={formatMessage({ id: "staff.activity.empty" })}
        description={formatMessage({ id: "staff.activity.empty.hint" })}
      />
    );
  }
  return (
    <Entries>
      {data.map((entry) => (
        <ActivityEntry key={entry.id} entry={entry} price={room.price} />
      ))}
    </Entries>
  );
};
