import type { EnteredHoliday, HolidayChange } from "@legal/contracts";
import { admin, type ApiServer, provideModalDialogs, renderPages, startApiServer } from "@legal/web-kit/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { catalogues } from "../../testing/catalogues.ts";
import { HolidaysPanel } from "./holidays-panel.tsx";

const ADDED: EnteredHoliday = {
  date: "2025-03-18",
  name: "임시공휴일(시험)",
  addedBy: { id: admin.id, name: "관리자" },
};
const MOVED: HolidayChange["moved"][number] = {
  deadlineId: crypto.randomUUID(),
  chatRoomId: crypto.randomUUID(),
  caseNumber: "2026-000123",
  matter: "payment-order-objection",
  from: "2025-03-18",
  to: "2025-03-19",
};
let server: ApiServer;
let holidays: EnteredHoliday[];

beforeAll(provideModalDialogs);
beforeEach(async () => {
  localStorage.clear();
  holidays = [];
  server = await startApiServer({
    "GET /api/auth/me": () => ({ body: admin }),
    "GET /api/holidays": () => ({ body: holidays }),
    "POST /api/holidays": ({ body }) => {
      holidays = [{ ...ADDED, ...(JSON.parse(body) as object) }];
      return { status: 201, body: { holidays, moved: [MOVED], movedCount: 1, complete: true } };
    },
    [`DELETE /api/holidays/${ADDED.date}`]: () => {
      holidays = [];
      return { body: { holidays, moved: [], movedCount: 0, complete: true } };
    },
  });
});
afterEach(() => server.stop());

const open = async () => {
  const { person } = await renderPages(<HolidaysPanel />, "/admin?tab=holidays", catalogues);
  await person.selectOptions(await screen.findByRole("combobox", { name: "연도" }), "2025");
  return { person, list: () => within(screen.getByRole("list", { name: "2025년 공휴일" })) };
};
const fill = async (person: Awaited<ReturnType<typeof open>>["person"], date: string) => {
  fireEvent.change(screen.getByLabelText("날짜"), { target: { value: date } });
  await person.type(screen.getByRole("textbox", { name: "이름" }), ADDED.name);
  await person.click(screen.getByRole("button", { name: "추가하고 다시 계산" }));
};

describe("the holidays", () => {
  it("of a year are listed with their names; those of the calendar stay", async () => {
    const { list } = await open();
    expect(list().getAllByText("설날 연휴")).toHaveLength(3);
    expect(list().queryByRole("button")).toBeNull();
  });

  it("adds a holiday and says which deadlines moved, with the way to their cases", async () => {
    const { person, list } = await open();
    await fill(person, ADDED.date);
    expect(await screen.findByText("기한 1건이 옮겨졌습니다")).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "이름" }).value).toBe("");
    const link = screen.getByRole("link", { name: "2026-000123" });
    expect(link.getAttribute("href")).toBe(`/chat/${MOVED.chatRoomId}`);
    expect(link.closest("li")?.textContent).toContain("2025.\u00a03.\u00a018. → 2025.\u00a03.\u00a019.");
    await person.click(await list().findByRole("button", { name: "임시공휴일(시험) 삭제" }));
    const dialog = within(screen.getByRole("dialog", { name: "임시공휴일(시험) 삭제" }));
    expect(list().getByText(ADDED.name)).toBeTruthy();
    await person.click(dialog.getByRole("button", { name: "삭제" }));
    expect(await screen.findByText("옮겨진 기한이 없습니다")).toBeTruthy();
    await waitFor(() => expect(list().queryByRole("button")).toBeNull());
  });

  it("takes off again, from the message, one that was added", async () => {
    const { person, list } = await open();
    await fill(person, ADDED.date);
    await list().findByText(ADDED.name);
    await person.click(await screen.findByRole("button", { name: "되돌리기" }));
    await waitFor(() => expect(list().queryByText(ADDED.name)).toBeNull());
    expect(await screen.findByText("옮겨진 기한이 없습니다")).toBeTruthy();
    expect(await screen.findByText("이전으로 되돌렸습니다")).toBeTruthy();
  });

  it("that cannot be added is explained at its field, and what was typed stays", async () => {
    server.handlers["POST /api/holidays"] = () => ({
      status: 400,
      body: {
        code: "VALIDATION_FAILED",
        message: "다시 확인해주세요",
        requestId: "r",
        details: [{ path: "date", message: "달력 밖의 날짜입니다" }],
      },
    });
    const { person } = await open();
    await fill(person, "2025-05-06");
    expect(await screen.findByText("달력 밖의 날짜입니다")).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "이름" }).value).toBe(ADDED.name);
  });
});
