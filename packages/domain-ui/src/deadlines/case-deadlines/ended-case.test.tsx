import { provideModalDialogs, member, admin } from "@legal/web-kit/testing";
import { screen } from "@testing-library/react";
import { OwnDeadlines } from "./own-deadlines.tsx";
import { StaffDeadlines } from "./staff-deadlines.tsx";
import { makeDeadline, openDeadlineOffice, type DeadlineOffice } from "./testing/deadline-office.tsx";

const OBJECTION = { matter: "payment-order-objection", service: { date: "2025-03-04" } } as const;
let office: DeadlineOffice | undefined;

beforeAll(provideModalDialogs);
beforeEach(() => localStorage.clear());
afterEach(() => office?.stop());

const isCalm = () => {
  expect(screen.getByText("03-18")).toBeTruthy();
  for (const alarm of [/경과/, "미확인", /이 날짜를 기준으로/, /확인해야 합니다/, /맞는지 확인해주세요/])
    expect(screen.queryByText(alarm)).toBeNull();
};
const offered = (...names: string[]) => names.filter((name) => screen.queryByRole("button", { name }) !== null);

describe.each(["종료", "거래취소"] as const)("a deadline that was open when its case became %s", (caseStatus) => {
  it("alarms no customer, who reads that the office follows it no more", async () => {
    office = await openDeadlineOffice(member, { caseStatus });
    office.keep(makeDeadline(office.room, OBJECTION));
    await office.show(<OwnDeadlines room={office.room} />);
    isCalm();
    expect(screen.getByText(/사무소가 기한을 더 챙기지 않습니다/)).toBeTruthy();
  });

  it("alarms no staff, who may only finish it", async () => {
    office = await openDeadlineOffice(admin, { caseStatus });
    office.keep(makeDeadline(office.room, OBJECTION));
    const { person } = await office.show(<StaffDeadlines room={office.room} />);
    isCalm();
    expect(offered("기한 추가", "날짜 확인", "변경", "완료로 표시", "해당 없음")).toEqual(["완료로 표시", "해당 없음"]);
    await person.click(screen.getByRole("button", { name: "완료로 표시" }));
    expect(await screen.findByText("기한을 완료로 표시했습니다")).toBeTruthy();
    expect(await screen.findByText("끝난 기한 1건")).toBeTruthy();
    expect(offered("되돌리기", "다시 열기")).toEqual([]);
  });
});

it("staff whose own case it is leave the confirmation of a deadline to a colleague", async () => {
  office = await openDeadlineOffice(admin, { userId: admin.id });
  office.keep(makeDeadline(office.room, OBJECTION));
  await office.show(<StaffDeadlines room={office.room} />);
  expect(screen.getByText("다른 담당자가 확인해야 합니다.")).toBeTruthy();
  expect(offered("날짜 확인", "완료로 표시")).toEqual(["완료로 표시"]);
});
