import type { DeadlineReminder } from "@legal/contracts";
import { REMINDERS_SHOWN_MAX } from "@legal/contracts/constants";
import { provideModalDialogs } from "@legal/web-kit/testing";
import { screen, within } from "@testing-library/react";
import { StaffDeadlines } from "../staff-deadlines.tsx";
import { colleague, makeDeadline, openDeadlineOffice, type DeadlineOffice } from "../testing/deadline-office.tsx";

const OBJECTION = { matter: "payment-order-objection", service: { date: "2025-03-04" } } as const;
const AT = "2025-03-17T00:00:00.000Z";
let office: DeadlineOffice;

beforeAll(provideModalDialogs);
beforeEach(async () => {
  office = await openDeadlineOffice();
});
afterEach(() => office.stop());

const makeReminder = (part: Partial<DeadlineReminder> = {}): DeadlineReminder => {
  const deadline = makeDeadline(office.room, OBJECTION);
  office.keep(deadline);
  const id = crypto.randomUUID();
  const { id: colleagueId, name } = colleague;
  const mail = { state: "sent", reason: null, at: AT } as const;
  return {
    id,
    deadlineId: deadline.id,
    step: "d-1",
    dueDate: deadline.dueDate,
    at: AT,
    late: false,
    answers: id,
    acknowledgement: null,
    recipients: [
      { id: colleagueId, side: "admin", name, readAt: AT, mail },
      { id: office.room.userId, side: "user", name: null, readAt: null, mail: { ...mail, state: "failed" } },
    ],
    ...part,
  };
};
const remind = (part: Partial<DeadlineReminder> = {}) => office.remind(makeReminder(part));

describe("a reminder of a deadline", () => {
  it("is acknowledged with the next action alone, which everyone reads", async () => {
    remind();
    const { person } = await office.show(<StaffDeadlines room={office.room} />);
    await person.click(await screen.findByRole("button", { name: "알림 확인" }));
    const dialog = within(screen.getByRole("dialog"));
    await person.click(dialog.getByRole("button", { name: "알림 확인" }));
    expect(dialog.getByText("다음 조치를 적어주세요")).toBeTruthy();
    expect(office.sent).toEqual([]);
    await person.type(dialog.getByRole("textbox", { name: "다음 조치" }), "오늘 접수하겠습니다");
    await person.click(dialog.getByRole("button", { name: "알림 확인" }));
    expect(await screen.findByText(/다음 조치: 오늘 접수하겠습니다/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "알림 확인" })).toBeNull();
    expect(office.sent).toEqual([{ nextAction: "오늘 접수하겠습니다" }]);
  });

  it("says nothing of what its recipients did once that is kept no more", async () => {
    const gone = { readAt: null, isExpired: true, mail: null } as const;
    remind({ recipients: [{ id: colleague.id, side: "admin", name: colleague.name, ...gone }] });
    await office.show(<StaffDeadlines room={office.room} />);
    expect(await screen.findByText("박담당 · 기록 보관 기간이 지나 확인할 수 없음")).toBeTruthy();
    expect(screen.queryByText(/아직 읽지 않음/)).toBeNull();
  });

  it("says who was notified how, and that it was late", async () => {
    remind({ late: true });
    await office.show(<StaffDeadlines room={office.room} />);
    expect(await screen.findByText("알림 1건")).toBeTruthy();
    expect(screen.getByText(/^박담당 · 메일 보냄 .* · 알림함에서 읽음/)).toBeTruthy();
    expect(screen.getByText(/^고객 · 메일 전송 실패 .* · 알림함에서 아직 읽지 않음/)).toBeTruthy();
    expect(screen.getByText("늦게 보냄")).toBeTruthy();
  });

  it("is found also where the case has more newer ones than one answer holds", async () => {
    const earlier = makeReminder();
    const newer = { ...earlier, deadlineId: crypto.randomUUID() };
    office.remind(...Array.from({ length: REMINDERS_SHOWN_MAX }, () => ({ ...newer, id: crypto.randomUUID() })));
    office.remindEarlier(earlier.deadlineId, earlier);
    await office.show(<StaffDeadlines room={office.room} />);
    expect(await screen.findByText("알림 1건")).toBeTruthy();
    expect(screen.getByText(/^박담당 · 메일 보냄/)).toBeTruthy();
  });

  it("names each way that it took, and why one was left out", async () => {
    const mail = { state: "bounced", reason: null, at: AT } as const;
    const push = { state: "queued", reason: null, at: AT } as const;
    const alimtalk = { state: "suppressed", reason: "preference", at: AT } as const;
    const newer = { ...alimtalk, reason: "of a later release" };
    const person = { side: "admin", name: "박담당", readAt: null } as const;
    remind({
      recipients: [
        { id: "a", ...person, mail, push, alimtalk },
        { id: "b", ...person, mail: null, push: { ...push, state: "sent" }, alimtalk: newer },
      ],
    });
    await office.show(<StaffDeadlines room={office.room} />);
    expect(
      await screen.findByText(
        /^박담당 · 메일 받을 주소 없음 .* · 푸시 대기 중 · 알림톡 보내지 않음\(본인이 수신을 껐음\) · /,
      ),
    ).toBeTruthy();
    expect(screen.getByText(/^박담당 · 푸시 보냄 .* · 알림톡 보내지 않음 · /)).toBeTruthy();
  });
});
