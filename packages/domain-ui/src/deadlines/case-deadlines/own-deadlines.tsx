import { isOpen } from "@legal/case-rules";
import type { ChatRoom } from "@legal/contracts";
import { ToolLinks } from "@legal/web-kit";
import { lazy } from "react";
import { useIntl } from "react-intl";
import { AddDeadline } from "./add-deadline.tsx";
import { DeadlineItem } from "./deadline-item.tsx";
import { DeadlineList } from "./deadline-list.tsx";
import { likeliestMatter } from "./usual-matters.ts";

const ReceivedForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "deadline-form" */ "./form/received-form.tsx")).ReceivedForm,
}));

/** The deadlines of a case for its customer, who can say when they received a paper. */
export const OwnDeadlines = ({ room }: { room: ChatRoom }) => {
  const { formatMessage } = useIntl();
  const open = isOpen(room.caseStatus);
  return (
    <>
      <DeadlineList
        room={room}
        empty={formatMessage({ id: open ? "deadlines.none.customer" : "deadlines.ended.customer" })}
        renderItem={(deadline) => (
          <DeadlineItem
            key={deadline.id}
            room={room}
            deadline={deadline}
            unconfirmed={formatMessage({ id: "deadlines.unconfirmed.customer" })}
          />
        )}
        add={
          open && (
            <AddDeadline room={room} label={formatMessage({ id: "deadlines.add.customer" })}>
              {(close) => <ReceivedForm room={room} onClose={close} />}
            </AddDeadline>
          )
        }
      />
      <ToolLinks inputs={{ deadline: { matter: likeliestMatter(room.serviceType) } }} />
    </>
  );
};
