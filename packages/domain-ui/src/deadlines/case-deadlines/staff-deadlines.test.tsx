import { provideModalDialogs } from "@legal/web-kit/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { StaffDeadlines } from "./staff-deadlines.tsx";
import { colleague, makeDeadline, useDeadlineOffice } from "./testing/deadline-office.tsx";

const OBJECTION = { matter: "payment-order-objection", service: { date: "2025-03-04" } } as const;
const desk = useDeadlineOffice("2025-03-05");

beforeAll(provideModalDialogs);

const show = () => desk.office.show(<StaffDeadlines room={desk.office.room} />);
const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
const openForm = async () => {
  const shown = await show();
  await shown.person.click(screen.getByRole("button", { name: "기한 추가" }));
  await screen.findByRole("combobox", { name: "무엇을 위한 기한인가요" });
  return shown;
};
const choose = (person: Awaited<ReturnType<typeof show>>["person"], matter: string) =>
  person.selectOptions(screen.getByRole("combobox", { name: "무엇을 위한 기한인가요" }), matter);

describe("a deadline that staff enter", () => {
  it("shows its due date with steps and articles at once, and stands unconfirmed until a colleague has looked", async () => {
    const { person } = await openForm();
    const usual = within(screen.getByRole("group", { name: "이 사건에 흔한 것" }));
    expect(usual.getAllByRole("option")[0]?.textContent).toBe("지급명령 이의신청");
    await choose(person, "지급명령 이의신청");
    type("받은 날", "2025-03-04");
    expect(
      await screen.findByText(
        /2025년\s3월\s4일\u2060\(화\)\u2060에 받으셨으니 2025년\s3월\s18일\u2060\(화\)\u2060까지/,
      ),
    ).toBeTruthy();
    expect(screen.getByText("(민법 제157조)")).toBeTruthy();
    expect(screen.getByText("(민사소송법 제468조, 제470조 · 민법 제160조)")).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "저장" }));
    expect(await screen.findByText("미확인")).toBeTruthy();
    expect(screen.getByText("다른 담당자가 확인해야 합니다.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "날짜 확인" })).toBeNull();
    expect(desk.office.sent).toEqual([{ matter: OBJECTION.matter, service: { mode: "ordinary", date: "2025-03-04" } }]);
  });

  it("counts another kind of service and an extension where there is one", async () => {
    const { person } = await openForm();
    await choose(person, "민사 항소이유서 제출");
    await person.selectOptions(screen.getByRole("combobox", { name: "송달 방법" }), "전자송달을 확인하지 않음");
    type("전자송달 통지를 받은 날", "2025-03-04");
    await person.click(screen.getByRole("checkbox", { name: "1개월 연장을 받았습니다" }));
    await person.click(screen.getByRole("button", { name: "저장" }));
    await waitFor(() =>
      expect(desk.office.sent).toEqual([
        {
          matter: "appeal-brief",
          service: { mode: "electronic-unopened", date: "2025-03-04" },
          extension: { n: 1, unit: "month" },
        },
      ]),
    );
    await choosesNoExtension(person);
  });

  it("has its length from the court's order where no statute has one", async () => {
    const { person } = await openForm();
    await choose(person, "법원이 정한 기간(보정명령 등)");
    type("받은 날", "2025-03-04");
    expect(screen.queryByText(/받으셨으니/)).toBeNull();
    await person.click(screen.getByRole("button", { name: "저장" }));
    expect(screen.getByText("명령에 적힌 기간을 입력해주세요")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("명령에 적힌 기간")));
    expect(desk.office.sent).toEqual([]);
    await person.type(screen.getByLabelText("명령에 적힌 기간"), "7");
    expect(
      await screen.findByText(
        /2025년\s3월\s4일\u2060\(화\)\u2060에 받으셨으니 2025년\s3월\s11일\u2060\(화\)\u2060까지/,
      ),
    ).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "저장" }));
    expect(await screen.findByText("법원이 정한 기간(보정명령 등)")).toBeTruthy();
    expect(desk.office.sent).toEqual([
      { matter: "court-set", service: { mode: "ordinary", date: "2025-03-04" }, period: { n: 7, unit: "day" } },
    ]);
  });

  it("says at the field what no rule covers, and sends nothing", async () => {
    const { person } = await openForm();
    const matter = screen.getByRole("combobox", { name: "무엇을 위한 기한인가요" });
    await waitFor(() => expect(document.activeElement).toBe(matter));
    await person.click(screen.getByRole("button", { name: "저장" }));
    expect(screen.getByText("기한의 종류를 선택해주세요")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(matter));
    await choose(person, "지급명령 이의신청");
    type("받은 날", "2028-12-20");
    const date = screen.getByLabelText("받은 날");
    await waitFor(() => expect(date.getAttribute("aria-invalid")).toBe("true"));
    expect(screen.getByText("아직 오지 않은 날짜입니다.")).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "저장" }));
    expect(desk.office.sent).toEqual([]);
  });

  it("keeps what was typed where the server refuses it, and says why at the field", async () => {
    const { person } = await openForm();
    await choose(person, "지급명령 이의신청");
    type("받은 날", "2025-03-04");
    const details = [{ path: "service.date", message: "이 날짜는 쓸 수 없습니다" }];
    desk.office.refuse({ status: 400, body: { code: "VALIDATION_FAILED", message: "", requestId: "r", details } });
    await person.click(screen.getByRole("button", { name: "저장" }));
    expect(await screen.findByText("이 날짜는 쓸 수 없습니다")).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("받은 날").value).toBe("2025-03-04");
  });

  it("is not changed while it is being saved: the change would go with the form", async () => {
    const { person } = await openForm();
    await choose(person, "지급명령 이의신청");
    type("받은 날", "2025-03-04");
    const answer = Promise.withResolvers<{ status: number; body: unknown }>();
    desk.office.refuse(answer.promise);
    await person.click(screen.getByRole("button", { name: "저장" }));
    type("받은 날", "2025-03-03");
    const field = () => screen.getByLabelText<HTMLInputElement>("받은 날");
    expect(field().value).toBe("2025-03-04");
    answer.resolve({ status: 503, body: { code: "SERVICE_UNAVAILABLE", message: "잠시 후", requestId: "r" } });
    await waitFor(() => expect(screen.getByRole("button", { name: "저장" }).getAttribute("aria-busy")).toBeNull());
    type("받은 날", "2025-03-03");
    expect(field().value).toBe("2025-03-03");
  });

  it("that has passed already asks whether it is meant, in the words of staff", async () => {
    const { person } = await openForm();
    await choose(person, "지급명령 이의신청");
    type("받은 날", "2025-02-03");
    expect(await screen.findByText(/송달 날짜와 방법을 다시 확인해주세요/)).toBeTruthy();
    expect(screen.queryByText(/담당자와 바로 상의하세요/)).toBeNull();
    await person.click(screen.getByRole("button", { name: "저장" }));
    expect((await screen.findByRole("alert")).textContent).toContain("지난 날짜가 맞다면");
    type("받은 날", "2025-02-04");
    await person.click(screen.getByRole("button", { name: "저장" }));
    expect(desk.office.sent).toEqual([]);
    await person.click(screen.getByRole("button", { name: "지난 날짜로 저장" }));
    await waitFor(() => expect(desk.office.sent).toMatchObject([{ service: { date: "2025-02-04" } }]));
  });

  it("stays half-typed over a reload", async () => {
    const { person, unmount } = await openForm();
    await choose(person, "지급명령 이의신청");
    type("받은 날", "2025-03-04");
    unmount();
    await show();
    expect((await screen.findByLabelText<HTMLInputElement>("받은 날")).value).toBe("2025-03-04");
  });
});

const choosesNoExtension = async (person: Awaited<ReturnType<typeof show>>["person"]) => {
  await person.click(await screen.findByRole("button", { name: "기한 추가" }));
  await choose(person, "지급명령 이의신청");
  expect(screen.queryByRole("checkbox")).toBeNull();
};

describe("a deadline of the case", () => {
  it("is confirmed by another person than who stated it", async () => {
    desk.office.keep(makeDeadline(desk.office.room, OBJECTION));
    const { person } = await show();
    expect(screen.getByText("입력: 박담당")).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "날짜 확인" }));
    await waitFor(() => expect(screen.queryByText("미확인")).toBeNull());
    expect(screen.getByText(/확인: 나/)).toBeTruthy();
    expect(document.activeElement).not.toBe(document.body);
    expect(desk.office.sent).toEqual([{ version: 0 }]);
  });

  it("is changed in place, and is then the colleague's to confirm", async () => {
    desk.office.keep(makeDeadline(desk.office.room, OBJECTION, { confirmed: true, confirmedBy: colleague }));
    const { person } = await show();
    await person.click(screen.getByRole("button", { name: "변경" }));
    await screen.findByLabelText("받은 날");
    type("받은 날", "2025-03-05");
    await person.click(screen.getByRole("button", { name: "저장" }));
    expect(await screen.findByText("다른 담당자가 확인해야 합니다.")).toBeTruthy();
    expect(desk.office.sent).toEqual([
      { service: { mode: "ordinary", date: "2025-03-05" }, extension: null, version: 0 },
    ]);
  });

  it("is corrected to another matter, served the same way, and says what it was taken for", async () => {
    const service = { mode: "electronic-opened", date: "2025-03-05", noticeDate: "2025-03-04" } as const;
    desk.office.keep(
      makeDeadline(desk.office.room, { ...OBJECTION, service }, { confirmed: true, confirmedBy: colleague }),
    );
    const { person } = await show();
    await person.click(screen.getByRole("button", { name: "변경" }));
    await screen.findByRole("combobox", { name: "무엇을 위한 기한인가요" });
    await choose(person, "이행권고결정 이의신청");
    await person.click(screen.getByRole("button", { name: "저장" }));
    expect(await screen.findByText("기한의 종류를 바로잡았습니다. 이전: 지급명령 이의신청")).toBeTruthy();
    const matter = "performance-recommendation-objection";
    expect(desk.office.sent).toEqual([{ matter, service, extension: null, version: 0 }]);
  });

  it("goes to the reader's own calendar, and says where it could not", async () => {
    const deadline = makeDeadline(desk.office.room, OBJECTION);
    desk.office.keep(deadline);
    const saved: string[] = [];
    URL.createObjectURL = () => "blob:saved";
    URL.revokeObjectURL = () => undefined;
    // jsdom saves no files.
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function save(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { person } = await show();
    await person.click(screen.getByRole("button", { name: "캘린더에 저장" }));
    await waitFor(() => expect(saved).toEqual(["deadline-2025-03-18.ics"]));
    desk.office.loseCalendar(deadline);
    await person.click(screen.getByRole("button", { name: "캘린더에 저장" }));
    expect(await screen.findByText(/캘린더 파일을 만들지 못했습니다/)).toBeTruthy();
    expect(saved).toHaveLength(1);
  });

  it("is not overwritten where a colleague changed it since the form was opened", async () => {
    const deadline = makeDeadline(desk.office.room, OBJECTION);
    desk.office.keep(deadline);
    const { person } = await show();
    await person.click(screen.getByRole("button", { name: "변경" }));
    await screen.findByLabelText("받은 날");
    type("받은 날", "2025-03-05");
    const service = { mode: "ordinary" as const, date: "2025-03-06" };
    desk.office.keep({ ...makeDeadline(desk.office.room, { ...OBJECTION, service }), id: deadline.id, version: 1 });
    desk.office.changeElsewhere();
    const notice = within(await screen.findByRole("alert"));
    expect(notice.getByText(/2025년\s3월\s6일\u2060\(목\)\u2060에 받으셨으니/)).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "저장" }));
    expect(desk.office.sent).toEqual([]);
    await person.click(notice.getByRole("button", { name: "내 입력 그대로 두기" }));
    await person.click(screen.getByRole("button", { name: "저장" }));
    await waitFor(() => expect(desk.office.sent).toMatchObject([{ service: { date: "2025-03-05" }, version: 1 }]));
  });

  it("is done with an undo, and void with a reason alone", async () => {
    desk.office.keep(makeDeadline(desk.office.room, OBJECTION));
    const { person } = await show();
    await person.click(screen.getByRole("button", { name: "완료로 표시" }));
    await screen.findByText("끝난 기한 1건");
    await person.click(screen.getByRole("button", { name: "되돌리기" }));
    await person.click(await screen.findByRole("button", { name: "해당 없음" }));
    const dialog = within(screen.getByRole("dialog"));
    await person.click(dialog.getByRole("button", { name: "해당 없음으로 표시" }));
    expect(dialog.getByText("사유를 적어주세요")).toBeTruthy();
    await person.type(dialog.getByRole("textbox", { name: "사유" }), "다른 사건의 서류");
    await person.click(dialog.getByRole("button", { name: "해당 없음으로 표시" }));
    expect(await screen.findByText("사유: 다른 사건의 서류")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(document.querySelector("[data-focus-after]")));
    expect(desk.office.sent.map(({ state }) => state)).toEqual(["done", "open", "void"]);
  });

  it("shows what a colleague does at once", async () => {
    const deadline = makeDeadline(desk.office.room, OBJECTION);
    desk.office.keep(deadline);
    await show();
    desk.office.keep({ ...deadline, movedFrom: "2025-03-17" });
    desk.office.changeElsewhere();
    expect(await screen.findByText(/공휴일이 바뀌어 2025\. 3\. 17\.에서 옮겨졌습니다/)).toBeTruthy();
  });
});
