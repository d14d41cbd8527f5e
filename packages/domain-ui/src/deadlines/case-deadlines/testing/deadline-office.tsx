import type { CaseDeadline, DeadlineReminder, ChatRoom, EnteredHoliday, User } from "@legal/contracts";
import { computeDeadline, HOLIDAY_CALENDAR, type ServiceMode } from "@legal/legal-rules";
import { caseRuleOf, COURT_SET, type CaseMatter } from "@legal/legal-rules/case-matters";
import { realtime } from "@legal/web-kit";
import { admin, makeRoom, renderPages, startApiServer } from "@legal/web-kit/testing";
import { act, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { DeadlineTexts } from "../../texts.ts";

/** Texts of staff that are around the list. */
const around = {
  ko: {
    "staff.reason": "사유",
    "staff.reason.required": "사유를 적어주세요",
    "staff.error": "오류",
    "staff.cancel": "취소",
  },
  en: {},
  ja: {},
  zh: {},
};
const AT = "2026-11-20T01:00:00.000Z";
export const colleague = { id: "01970000-0000-7000-8000-0000000000c1", name: "박담당", side: "admin" } as const;

/** Makes it noon of a day in Seoul; the clocks go on as they are. */
export const setToday = (date: string): void => {
  const doNotFake = [
    "setTimeout",
    "clearTimeout",
    "setInterval",
    "clearInterval",
    "setImmediate",
    "clearImmediate",
  ] as const;
  const ofFrames = [
    "requestAnimationFrame",
    "cancelAnimationFrame",
    "performance",
    "queueMicrotask",
    "nextTick",
  ] as const;
  jest.useFakeTimers({ now: new Date(`${date}T12:00:00+09:00`), doNotFake: [...doNotFake, ...ofFrames] });
};

interface Entered {
  matter: CaseMatter;
  service: { mode?: ServiceMode; date: string; noticeDate?: string };
  extension?: CaseDeadline["extension"] | undefined;
  period?: CaseDeadline["period"];
}

/** As the server answers: computed by the same rules. */
export const makeDeadline = (
  { id: chatRoomId }: ChatRoom,
  { matter, service, extension = null, period = null }: Entered,
  part: Partial<CaseDeadline> = {},
): CaseDeadline => {
  const stated = { mode: caseRuleOf(matter).modes[0] ?? "ordinary", ...service };
  const { dueDate, nominalEnd, steps } = computeDeadline({
    ...(matter === COURT_SET ? { period: period ?? undefined } : { matter }),
    service: stated,
    extension: extension ?? undefined,
  });
  const { statutory, statutes } = caseRuleOf(matter);
  return {
    id: crypto.randomUUID(),
    chatRoomId,
    kind: "computed",
    matter,
    service: stated,
    extension,
    period,
    dueDate,
    nominalEnd,
    steps: [...steps],
    holidays: HOLIDAY_CALENDAR.version,
    statutes: statutes.map(({ law, articles }) => ({ law, articles: [...articles] })),
    movedFrom: null,
    statutory,
    enteredBy: colleague,
    statedBy: colleague,
    confirmed: !statutory,
    confirmedBy: null,
    confirmedAt: null,
    state: "open",
    reason: null,
    version: 0,
    createdAt: AT,
    updatedAt: AT,
    ...part,
  };
};

type Body = Record<string, unknown>;
interface Refused {
  status: number;
  body: unknown;
}
type Refusal = Refused | Promise<Refused> | undefined;

/** A case with its deadlines and the server behind it, seen by one person. */
export const openDeadlineOffice = async (reader: User = admin, ofRoom: Partial<ChatRoom> = {}) => {
  const room = makeRoom({ serviceType: "objection", ...ofRoom });
  let deadlines: CaseDeadline[] = [];
  let reminders: DeadlineReminder[] = [];
  let refusal: Refusal;
  let holidays: EnteredHoliday[] = [];
  const sent: Body[] = [];
  const path = `/api/chat-rooms/${room.id}/deadlines`;
  const side = reader.role === "admin" ? "admin" : "user";
  const self = { id: reader.id, name: reader.displayName, side } as const;

  const server = await startApiServer({
    "GET /api/auth/me": () => ({ body: reader }),
    "GET /api/holidays": () => ({ body: holidays }),
    [`GET ${path}`]: () => ({ body: deadlines }),
    [`GET /api/notifications/rooms/${room.id}/reminders`]: () => ({ body: reminders }),
    [`POST ${path}`]: ({ body }) => {
      if (refusal) return refusal;
      const entered = JSON.parse(body) as Entered;
      sent.push(entered as unknown as Body);
      const confirmed = side === "admin" && !caseRuleOf(entered.matter).statutory;
      const there = deadlines.find(({ matter, state }) => matter === entered.matter && state === "open");
      if (there) return { status: 201, body: there };
      const deadline = makeDeadline(room, entered, { enteredBy: self, statedBy: self, confirmed });
      deadlines = [...deadlines, deadline];
      serve(deadline);
      return { status: 201, body: deadline };
    },
  });

  /** Answers the changes of a deadline. */
  const serve = (deadline: CaseDeadline) => {
    const change = (body: string, part: (asked: Body) => Partial<CaseDeadline>) => {
      if (refusal) return refusal;
      const asked = JSON.parse(body) as Body;
      sent.push(asked);
      deadlines = deadlines.map((one) =>
        one.id === deadline.id ? { ...one, ...part(asked), version: one.version + 1 } : one,
      );
      return { body: deadlines.find(({ id }) => id === deadline.id) };
    };
    const own = `${path}/${deadline.id}`;
    server.handlers[`GET ${own}/calendar`] = () => ({ body: "BEGIN:VCALENDAR" });
    server.handlers[`POST ${own}/confirm`] = ({ body }) =>
      change(body, ({ confirmed = true }) => ({
        confirmed: Boolean(confirmed),
        confirmedBy: confirmed ? self : null,
      }));
    server.handlers[`PATCH ${own}/state`] = ({ body }) =>
      change(body, ({ state, reason = null }) => ({ state, reason }) as Partial<CaseDeadline>);
    server.handlers[`PATCH ${own}`] = ({ body }) =>
      change(body, (asked) => {
        const before = deadline.matter as CaseMatter;
        const {
          matter = before,
          service,
          extension,
          period,
        } = asked as unknown as Partial<Entered> & Pick<Entered, "service" | "extension" | "period">;
        const { id: _id, ...changed } = makeDeadline(room, { matter, service, extension, period });
        return { ...changed, statedBy: self, ...(matter !== before && { formerMatter: before }) };
      });
  };

  return {
    room,
    self,
    sent,
    keep: (...given: CaseDeadline[]) => {
      deadlines = given;
      for (const one of given) serve(one);
    },
    proclaim: (...given: EnteredHoliday[]) => (holidays = given),
    /** What is asked for by a deadline alone. */
    remindEarlier: (deadlineId: string, ...given: DeadlineReminder[]) => {
      server.handlers[`GET /api/notifications/rooms/${room.id}/reminders?deadlineId=${deadlineId}`] = () => ({
        body: given,
      });
    },
    refuse: (answer: Refusal) => {
      refusal = answer;
    },
    /** What was reminded of; acknowledged by the reader. */
    remind: (...given: DeadlineReminder[]) => {
      reminders = given;
      for (const { id } of given)
        server.handlers[`POST /api/notifications/reminders/${id}/acknowledgement`] = ({ body }) => {
          if (refusal) return refusal;
          const { nextAction } = JSON.parse(body) as { nextAction: string };
          sent.push({ nextAction });
          const acknowledgement = { by: { id: reader.id, name: reader.displayName }, at: AT, nextAction };
          reminders = reminders.map((one) => (one.id === id ? { ...one, acknowledgement } : one));
          return { body: reminders.find((one) => one.id === id) };
        };
    },
    loseCalendar: ({ id }: CaseDeadline) => {
      server.handlers[`GET ${path}/${id}/calendar`] = () => ({ status: 503, body: null });
    },
    /** Word over the socket that something changed. */
    changeElsewhere: () => act(() => realtime.emitLocally("deadlines-changed", { chatRoomId: room.id })),
    show: async (part: ReactNode) => {
      const { person, unmount } = await renderPages(<DeadlineTexts>{part}</DeadlineTexts>, "/", around);
      await waitFor(() => expect(document.querySelector("[data-focus-after]")).not.toBeNull());
      return { person, unmount };
    },
    stop: server.stop,
  };
};
export type DeadlineOffice = Awaited<ReturnType<typeof openDeadlineOffice>>;

/** An office for each test of a file, on that day. */
export const useDeadlineOffice = (today: string, reader?: User) => {
  let office: DeadlineOffice;
  beforeEach(async () => {
    localStorage.clear();
    setToday(today);
    office = await openDeadlineOffice(reader);
  });
  afterEach(() => {
    jest.useRealTimers();
    return office.stop();
  });
  return {
    get office() {
      return office;
    },
  };
};
