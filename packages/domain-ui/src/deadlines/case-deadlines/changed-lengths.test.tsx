import type { CaseDeadline } from "@legal/contracts";
import { COURT_SET } from "@legal/legal-rules/case-matters";
import { realtime } from "@legal/web-kit";
import { provideModalDialogs } from "@legal/web-kit/testing";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { StaffDeadlines } from "./staff-deadlines.tsx";
import { makeDeadline, useDeadlineOffice } from "./testing/deadline-office.tsx";

const OBJECTION = { matter: "payment-order-objection", service: { date: "2025-03-04" } } as const;
const desk = useDeadlineOffice("2025-03-05");

beforeAll(provideModalDialogs);

const show = () => desk.office.show(<StaffDeadlines room={desk.office.room} />);
const dateField = () =>
  waitFor(() => {
    const field = document.querySelector<HTMLInputElement>('input[type="date"]');
    expect(field).not.toBeNull();
    return field as HTMLInputElement;
  });
const wordsOf = (date: string) => {
  const [year, month, day] = date.split("-").map(Number);
  return new RegExp(`${year}년\\s${month}월\\s${day}일\u2060?.*까지`);
};

describe("a change of the day alone", () => {
  const weeks = { n: 2, unit: "week" } as const;
  const month = { n: 1, unit: "month" } as const;
  const months = { n: 3, unit: "month" } as const;
  it.each([
    ["the length that a court has set", COURT_SET, { period: weeks }],
    ["the extension that the law knows", "appeal-brief", { extension: month }],
    ["the extension that a court has allowed", "inheritance-choice", { extension: months }],
  ] as const)("keeps %s in what is shown, in what is sent and in its undo", async (_what, matter, length) => {
    const entered = { matter, service: { date: "2025-03-04" }, ...length };
    const before: CaseDeadline = makeDeadline(desk.office.room, entered);
    const after = makeDeadline(desk.office.room, { ...entered, service: { date: "2025-03-05" } });
    desk.office.keep(before);
    const { person } = await show();
    expect(after.dueDate).not.toBe(before.dueDate);
    await person.click(screen.getByRole("button", { name: "변경" }));
    fireEvent.change(await dateField(), { target: { value: "2025-03-05" } });
    expect(await screen.findByText(wordsOf(after.dueDate))).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "저장" }));
    await waitFor(() => expect(desk.office.sent).toHaveLength(1));
    expect(desk.office.sent).toEqual([{ service: after.service, extension: null, ...length, version: 0 }]);
    await person.click(await screen.findByRole("button", { name: "되돌리기" }));
    await waitFor(() => expect(desk.office.sent).toHaveLength(2));
    const back = { matter, service: before.service, extension: null, ...length, version: 1 };
    expect(desk.office.sent.at(-1)).toEqual(back);
  });
});

it("a day is shown as the server will store it, moved by a temporary holiday", async () => {
  desk.office.proclaim({ date: "2025-03-18", name: "임시공휴일" });
  const { person } = await show();
  await person.click(screen.getByRole("button", { name: "기한 추가" }));
  const matter = await screen.findByRole("combobox", { name: "무엇을 위한 기한인가요" });
  await person.selectOptions(matter, "지급명령 이의신청");
  fireEvent.change(await dateField(), { target: { value: "2025-03-04" } });
  expect(await screen.findByText(wordsOf("2025-03-19"))).toBeTruthy();
});

it("what changed while the connection was lost is shown with its return", async () => {
  const deadline = makeDeadline(desk.office.room, OBJECTION);
  desk.office.keep(deadline);
  await show();
  desk.office.keep({ ...deadline, movedFrom: "2025-03-17" });
  act(() => realtime.emitLocally("status", "online"));
  expect(await screen.findByText(/공휴일이 바뀌어 2025\. 3\. 17\.에서 옮겨졌습니다/)).toBeTruthy();
});
