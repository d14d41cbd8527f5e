import { provideModalDialogs } from "@legal/web-kit/testing";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { StaffDeadlines } from "./staff-deadlines.tsx";
import { colleague, makeDeadline, useDeadlineOffice } from "./testing/deadline-office.tsx";

const OBJECTION = { matter: "payment-order-objection", service: { date: "2025-03-04" } } as const;
const desk = useDeadlineOffice("2025-03-05");

beforeAll(provideModalDialogs);

const show = async () => (await desk.office.show(<StaffDeadlines room={desk.office.room} />)).person;
type Person = Awaited<ReturnType<typeof show>>;

const enter = async (person: Person) => {
  await person.click(screen.getByRole("button", { name: "기한 추가" }));
  const matter = await screen.findByRole("combobox", { name: "무엇을 위한 기한인가요" });
  await person.selectOptions(matter, "지급명령 이의신청");
  fireEvent.change(screen.getByLabelText("받은 날"), { target: { value: "2025-03-04" } });
  await person.click(screen.getByRole("button", { name: "저장" }));
  await screen.findByText("기한을 저장했습니다");
};
const undo = async (person: Person) => person.click(await screen.findByRole("button", { name: "되돌리기" }));

describe("the undo of a deadline", () => {
  it("that was entered makes it void with a reason, and keeps it", async () => {
    const person = await show();
    await enter(person);
    await undo(person);
    expect(await screen.findByText("사유: 잘못 입력해 되돌렸습니다.")).toBeTruthy();
    expect(desk.office.sent.at(-1)).toMatchObject({ state: "void", version: 0 });
  });

  it("is not offered where the deadline was there already", async () => {
    desk.office.keep(makeDeadline(desk.office.room, OBJECTION));
    const person = await show();
    await enter(person);
    expect(screen.queryByRole("button", { name: "되돌리기" })).toBeNull();
  });

  it("that was changed changes it back, from what it is by then", async () => {
    desk.office.keep(makeDeadline(desk.office.room, OBJECTION, { confirmed: true, confirmedBy: colleague }));
    const person = await show();
    await person.click(screen.getByRole("button", { name: "변경" }));
    await screen.findByLabelText("받은 날");
    fireEvent.change(screen.getByLabelText("받은 날"), { target: { value: "2025-03-05" } });
    await person.click(screen.getByRole("button", { name: "저장" }));
    await undo(person);
    expect(await screen.findByText(/2025년\s3월\s4일\u2060\(화\)\u2060에 받으셨으니/)).toBeTruthy();
    await waitFor(() => expect(screen.getByText("이전으로 되돌렸습니다")).toBeTruthy());
    expect(desk.office.sent.at(-1)).toEqual({
      matter: OBJECTION.matter,
      service: { mode: "ordinary", date: "2025-03-04" },
      extension: null,
      version: 1,
    });
  });

  it("that was confirmed withdraws the confirmation", async () => {
    desk.office.keep(makeDeadline(desk.office.room, OBJECTION));
    const person = await show();
    await person.click(screen.getByRole("button", { name: "날짜 확인" }));
    await waitFor(() => expect(screen.queryByText("미확인")).toBeNull());
    await undo(person);
    expect(await screen.findByText("미확인")).toBeTruthy();
    expect(desk.office.sent.at(-1)).toEqual({ version: 1, confirmed: false });
  });
});
