import type { CaseDeadline, ChatRoom } from "@legal/contracts";
import { Notice, Stack } from "@legal/ui";
import { useFormat } from "@legal/web-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { useDeadlinesQuery } from "../../deadlines/case-deadlines/deadlines-api.ts";
import { MatterName } from "../../deadlines/matter-name.tsx";

const Named = ({ deadline: { matter, dueDate } }: { deadline: CaseDeadline }) => {
  const { calendarDate } = useFormat();
  return (
    <li>
      {matter === null ? <FormattedMessage id="staff.deadline" /> : <MatterName matter={matter} />} ·{" "}
      {calendarDate(dueDate)}
    </li>
  );
};

const OfOne = ({ room }: { room: ChatRoom }) => {
  const { data = [] } = useDeadlinesQuery(room.id);
  return data.filter(({ state }) => state === "open").map((one) => <Named key={one.id} deadline={one} />);
};

/** Names what is still due in cases that are about to end; of many cases, their numbers. */
export const OpenDeadlines = ({ rooms }: { rooms: readonly ChatRoom[] }) => {
  const { formatMessage } = useIntl();
  const due = rooms.filter(({ openDeadlines = 0, deadline }) => openDeadlines > 0 || deadline !== null);
  const [only] = rooms;
  if (due.length === 0 || !only) return null;
  return (
    <Notice tone="warning" role="note" title={formatMessage({ id: "staff.deadlines.open" })}>
      <Stack as="ul" $gap={1}>
        {rooms.length === 1 ? (
          <OfOne room={only} />
        ) : (
          due.map(({ id, caseNumber }) => <li key={id}>{caseNumber ?? id}</li>)
        )}
      </Stack>
      <FormattedMessage id="staff.deadlines.open.hint" />
    </Notice>
  );
};
