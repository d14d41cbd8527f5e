import type { CaseDeadline, ChatRoom } from "@legal/contracts";
import { addDays, seoulDateOf } from "@legal/i18n";
import { newId, type User } from "@legal/service-kit";
import { admin, type useChat } from "./support.ts";

export const staff = admin();
export const today = seoulDateOf(new Date());
export const served = addDays(today, -3);
export const MATTER = "payment-order-objection";

type Kept = { matter: string; servedOn: string | null };
export type Periods = {
  finished: Kept[];
  started: { matter: string; date: string }[];
  elsewhere?: (Kept & { caseId: string })[];
};

export const delivered = (
  room: ChatRoom,
  periods: Partial<Periods>,
  date = today,
  kind: "filed" | "sent" = "filed",
) => ({
  documentId: newId(),
  caseId: room.id,
  userId: room.userId,
  typeId: "objection",
  from: "approved" as const,
  to: "delivered" as const,
  delivery: { kind, date },
  periods: { finished: [], started: [], ...periods },
  changedBy: staff.id,
});
export const kept = (servedOn: string | null = served) => ({ finished: [{ matter: MATTER, servedOn }] });

export const deadlinesUnderTest = (chat: ReturnType<typeof useChat>) => {
  const enter = async (room: ChatRoom, as: User, matter = MATTER, date = served): Promise<CaseDeadline> => {
    const body = { matter, service: { date } };
    const entered = await chat.http.post<CaseDeadline>(`/api/chat-rooms/${room.id}/deadlines`, body, { as });
    expect(entered.status).toBe(201);
    return entered.body;
  };
  const deadlines = async (room: ChatRoom): Promise<CaseDeadline[]> =>
    (await chat.http.get<CaseDeadline[]>(`/api/chat-rooms/${room.id}/deadlines`, { as: staff })).body;
  const caseDeadline = async (room: ChatRoom) =>
    (await chat.http.get<ChatRoom>(`/api/chat-rooms/${room.id}`, { as: staff })).body.deadline;
  return { enter, deadlines, caseDeadline };
};
