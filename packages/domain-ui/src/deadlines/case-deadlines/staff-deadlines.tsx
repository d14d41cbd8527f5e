import { isOpen } from "@legal/case-rules";
import type { CaseDeadline, ChatRoom } from "@legal/contracts";
import { useSession } from "@legal/web-kit";
import { lazy } from "react";
import { useIntl } from "react-intl";
import { AddDeadline } from "./add-deadline.tsx";
import { DeadlineActions } from "./deadline-actions.tsx";
import { DeadlineItem } from "./deadline-item.tsx";
import { DeadlineList } from "./deadline-list.tsx";
import { FormPlace } from "./form-place.tsx";
import { DeadlineReminders } from "./reminders/deadline-reminders.tsx";
import { isRunning } from "./is-running.ts";
import { useFormOpening } from "./use-form-opening.ts";

// The arithmetic comes with the first form.
const DeadlineForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "deadline-form" */ "./form/deadline-form.tsx")).DeadlineForm,
}));

const Item = ({ room, deadline }: { room: ChatRoom; deadline: CaseDeadline }) => {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const { root, isOpen: isFormOpen, isPressed, open, close } = useFormOpening(deadline.id);
  const isOwn = deadline.statedBy?.id === user?.id || room.userId === user?.id;
  return (
    <DeadlineItem
      room={room}
      deadline={deadline}
      reminders={<DeadlineReminders room={room} deadline={deadline} />}
      unconfirmed={formatMessage({ id: isOwn ? "deadlines.unconfirmed.own" : "deadlines.unconfirmed.staff" })}
      actions={
        <div ref={root}>
          {isFormOpen && deadline.kind === "computed" && isRunning(deadline, room) ? (
            <FormPlace takesFocus={isPressed}>
              <DeadlineForm room={room} changed={deadline} onClose={close} />
            </FormPlace>
          ) : (
            <DeadlineActions room={room} deadline={deadline} onChange={open} />
          )}
        </div>
      }
    />
  );
};

/** The deadlines of a case for staff: enter, confirm, change, finish. */
export const StaffDeadlines = ({ room }: { room: ChatRoom }) => {
  const { formatMessage } = useIntl();
  const open = isOpen(room.caseStatus);
  return (
    <DeadlineList
      room={room}
      empty={formatMessage({ id: open ? "deadlines.none" : "deadlines.ended" })}
      renderItem={(deadline) => <Item key={deadline.id} room={room} deadline={deadline} />}
      add={
        open && (
          <AddDeadline room={room} label={formatMessage({ id: "deadlines.add" })}>
            {(close) => <DeadlineForm room={room} onClose={close} />}
          </AddDeadline>
        )
      }
    />
  );
};
