import type { Notice as NoticeAnswer } from "@legal/contracts";
import { displayNameOf, staffNameOf } from "@legal/i18n";
import type { User } from "@legal/service-kit";
import { KnownUser, type UserRecord } from "../users/user-model.ts";
import type { NoticeRecord } from "./notice-model.ts";
import { categoryOf, pathOf } from "./notice-rules.ts";

const namesOf = async (notices: readonly NoticeRecord[]): Promise<Map<string, UserRecord>> => {
  const ids = notices.flatMap(({ customerId, actorId }) => [customerId, actorId]).filter((id) => id !== null);
  const people = await KnownUser.find({ _id: { $in: [...new Set(ids)] }, deleted: false }).lean<UserRecord[]>();
  return new Map(people.map((person) => [person._id, person]));
};

/** Customers read staff by the name that staff chose for them. */
const actorName = (person: UserRecord | undefined, reader: User): string | null => {
  if (!person) return null;
  return reader.role === "admin" ? displayNameOf(person) : staffNameOf(person, reader.language);
};

export const presentNotices = async (notices: readonly NoticeRecord[], reader: User): Promise<NoticeAnswer[]> => {
  const people = await namesOf(notices);
  const isStaff = reader.role === "admin";
  return notices.map((notice) => {
    const { _id: id, kind, roomId, customerId, actorId, facts, readAt, createdAt } = notice;
    const customer = people.get(customerId ?? "");
    const isOfCustomer = isStaff && customerId !== null && customerId !== reader.id;
    // What a customer wrote, and who is in danger, is shown where it is recorded that staff looked.
    const { words: _words, ...withoutWords } = facts;
    return {
      id,
      kind,
      category: categoryOf(notice),
      facts: {
        ...(isOfCustomer ? withoutWords : facts),
        ...(roomId !== null && { roomId }),
        ...(isOfCustomer && kind !== "danger-reported" && { customerName: customer ? displayNameOf(customer) : null }),
        ...(actorId !== null && { actorName: actorName(people.get(actorId), reader) }),
      },
      path: pathOf({ kind, roomId, facts }, isStaff),
      readAt: readAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    };
  });
};
