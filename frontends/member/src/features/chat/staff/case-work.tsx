import type { ChatRoom } from "@legal/contracts";
import { DeadlineTexts, StaffDeadlines } from "@legal/domain-ui/case-deadlines";
import { ActivityItems, CASE_CONTROLS, NotesPanel, StaffTexts } from "@legal/domain-ui/staff";
import { Fragment } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Facts } from "../case-panel/facts.tsx";
import { PanelSection } from "../case-panel/panel-section.tsx";

const Controls = ({ room }: { room: ChatRoom }) => (
  <Facts>
    {CASE_CONTROLS.map(({ kind, label, Control }) => (
      <Fragment key={kind}>
        <dt>
          <FormattedMessage id={label} />
        </dt>
        <dd>
          <Control room={room} />
        </dd>
      </Fragment>
    ))}
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
