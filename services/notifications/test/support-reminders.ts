import { deadlineRecorded, userCreated, type CaseNoticeFacts, type Notice } from "@legal/contracts";
import { newId, type User } from "@legal/service-kit";
import { testUser, until } from "@legal/test-kit";
import { Delivery } from "../src/deliveries/delivery-model.ts";
import { DeadlineCheck } from "../src/reminder-schedules/deadline-check-model.ts";
import { ReminderSchedule } from "../src/reminder-schedules/reminder-schedule-model.ts";
import { Reminder, type ReminderRecord } from "../src/reminders/reminder-model.ts";
import { accountOf, roomOf, type notificationsUnderTest } from "./support.ts";

type World = ReturnType<typeof notificationsUnderTest>;

/** A case with one deadline, its handler and its customer. */
export interface Office {
  room: CaseNoticeFacts;
  handler: User;
  customer: User;
  deadlineId: string;
}

/** People, cases and the calendar of the tests about reminders. */
export const remindersUnderTest = (world: World) => {
  const known = async (given: Partial<User> = {}): Promise<User> => {
    const user = testUser(given);
    await world.events.deliver(userCreated, accountOf(user));
    return user;
  };
  const announce = async ({ roomId, userId, deadlines: [deadline] }: CaseNoticeFacts, deadlineId: string) => {
    const { matter = null, dueDate = "2027-01-01" } = deadline ?? {};
    const facts = { roomId, userId, deadlineId, change: "changed", matter, dueDate } as const;
    const rest = { statutory: false, confirmed: true, changedBy: newId() };
    await world.events.deliver(deadlineRecorded, { ...facts, ...rest });
  };
  /** Nothing is left to do at this time. */
  const settled = () =>
    until(async () => {
      const now = { $lte: world.now() };
      const open = await Promise.all([
        DeadlineCheck.countDocuments({ dueAt: now }),
        ReminderSchedule.countDocuments({ nextAt: now }),
        Delivery.countDocuments({ state: "queued", dueAt: now }),
      ]);
      return open.every((count) => count === 0);
    });
  const moveTo = async (instant: string) => {
    world.moveTo(instant);
    await settled();
  };
  const opened = async (dueDate: string, given: Partial<CaseNoticeFacts> = {}): Promise<Office> => {
    const [handler, customer] = [await known({ role: "admin" }), await known()];
    const deadlineId = newId();
    const deadline = { id: deadlineId, matter: null, dueDate, statutory: false, confirmed: true, version: 1 };
    const room = roomOf(customer, { assigneeId: handler.id, deadlines: [deadline], ...given });
    world.rooms.set(room.roomId, room);
    await announce(room, deadlineId);
    await settled();
    return { room, handler, customer, deadlineId };
  };
  /** Says in case-chat, and publishes, what the deadline is now; without a date it is over. */
  const change = async ({ room, deadlineId }: Office, dueDate?: string, publish = true) => {
    const [deadline] = room.deadlines;
    const deadlines =
      deadline && dueDate !== undefined ? [{ ...deadline, dueDate, version: deadline.version + 1 }] : [];
    const changed = { ...room, deadlines };
    world.rooms.set(room.roomId, changed);
    if (publish) await announce(changed, deadlineId);
  };
  const remindersOf = ({ deadlineId }: Office) =>
    Reminder.find({ deadlineId }, null, { sort: { at: 1 } }).lean<ReminderRecord[]>();
  return {
    known,
    opened,
    announce,
    change,
    moveTo,
    settled,
    remindersOf,
    stepsOf: async (office: Office) => (await remindersOf(office)).map(({ step }) => step),
    inboxOf: async (as: User) => (await world.http.get<Notice[]>("/api/notifications", { as })).body,
    /** Without the digests of the mornings that the clock passed. */
    remindedOf: async (as: User) =>
      (await world.http.get<Notice[]>("/api/notifications", { as })).body.filter(
        ({ kind }) => kind === "deadline-near",
      ),
    mailsTo: ({ id }: User) =>
      world.mailbox.mails.filter(({ to }) => to?.some(({ address }) => address?.startsWith(id.slice(-12)))),
  };
};
