import type { ChatRoom } from "@legal/contracts";
import { DeadlineTexts, StaffDeadlines } from "@legal/domain-ui/case-deadlines";
import {
  ActivityItems,
  AssigneeSelect,
  DeadlineEditor,
  NotesPanel,
  StaffTexts,
  StatusSelect,
} from "@legal/domain-ui/staff";
import { FormattedMessage, useIntl } from "react-intl";
import { Facts } from "../case-panel/facts.tsx";
import { PanelSection } from "../case-panel/panel-section.tsx";

const Controls = ({ room }: { room: ChatRoom }) => (
  <Facts>
    <dt>
      <FormattedMessage id="staff.status" />
    </dt>
    <dd>
      <StatusSelect room={room} />
    </dd>
    <dt>
      <FormattedMessage id="staff.assignee" />
    </dt>
    <dd>
      <AssigneeSelect room={room} />
    </dd>
    <dt>
      <FormattedMessage id="staff.deadline" />
    </dt>
    <dd>
      <DeadlineEditor room={room}>{null}</DeadlineEditor>
    </dd>
  </Facts>
);

const Content = ({ room }: { room: ChatRoom }) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <PanelSection title={formatMessage({ id: "staff.case.work" })}>
        <Controls room={room} />
      </PanelSection>
      <PanelSection title={formatMessage({ id: "chat.deadlines" })}>
        <StaffDeadlines room={room} />
      </PanelSection>
      <PanelSection title={formatMessage({ id: "staff.notes.title" })}>
        <NotesPanel room={room} />
      </PanelSection>
      <PanelSection title={formatMessage({ id: "staff.activity" })}>
        <ActivityItems room={room} />
      </PanelSection>
    </>
  );
};

/** What staff do about a case without leaving its room: status, assignee, deadline, notes, history. */
export const CaseWork = ({ room }: { room: ChatRoom }) => (
  <StaffTexts>
    <DeadlineTexts>
      <Content room={room} />
    </DeadlineTexts>
  </StaffTexts>
);
