import { admin, makeRoom, renderPages, startApiServer, type ApiServer } from "@legal/web-kit/testing";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { StaffTexts } from "../texts.ts";
import { DeadlineEditor } from "./deadline-editor.tsx";

const none = { ko: {}, en: {}, ja: {}, zh: {} };
const nextDeadline = { id: crypto.randomUUID(), matter: "payment-order-objection", confirmed: true };
/** A computed deadline that is nearer than the date which staff typed. */
const room = makeRoom({ deadline: "2099-12-03", nextDeadline, openDeadlines: 2, typedDeadline: "2099-12-20" });
let server: ApiServer;
let sent: unknown[];

beforeEach(async () => {
  sent = [];
  server = await startApiServer({
    "GET /api/auth/me": () => ({ body: admin }),
    "GET /api/holidays": () => ({ body: [{ date: "2026-12-09", name: "임시공휴일" }] }),
    [`PATCH /api/chat-rooms/${room.id}/deadline`]: ({ body }) => {
      const change = JSON.parse(body) as { deadline: string | null };
      sent.push(change);
      const { deadline } = change;
      return { body: { ...room, typedDeadline: deadline, version: room.version + 1 } };
    },
  });
});
afterEach(() => server.stop());

const render = (part: object) => {
  const editor = (
    <StaffTexts>
      <DeadlineEditor room={{ ...room, ...part }}>{null}</DeadlineEditor>
    </StaffTexts>
  );
  return renderPages(editor, "/", none);
};
const show = async (part = {}) => {
  const { person } = await render(part);
  return { person, change: await screen.findByRole("button", { name: "마감일 변경" }) };
};
const showEnded = async (part: object) => {
  await render({ ...part, caseStatus: "종료" });
  expect(await screen.findByText("12-03")).toBeTruthy();
};
const field = () => screen.getByLabelText<HTMLInputElement>("마감일");

describe("the typed date of a case with a nearer computed one", () => {
  it("is what the editor holds, and stays where nothing was changed", async () => {
    const { person, change } = await show();
    await person.click(change);
    expect(field().value).toBe("2099-12-20");
    await person.click(screen.getByRole("button", { name: "저장" }));
    expect(await screen.findByRole("button", { name: "마감일 변경" })).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it("comes back with the undo", async () => {
    const { person, change } = await show();
    await person.click(change);
    fireEvent.change(field(), { target: { value: "2099-12-21" } });
    await person.click(screen.getByRole("button", { name: "저장" }));
    await person.click(await screen.findByRole("button", { name: "되돌리기" }));
    await waitFor(() =>
      expect(sent).toEqual([
        { deadline: "2099-12-21", version: room.version },
        { deadline: "2099-12-20", version: room.version + 1 },
      ]),
    );
  });
});

it("a case with a computed date alone takes another one, and says where the computed one is changed", async () => {
  const editor = (
    <StaffTexts>
      <DeadlineEditor room={{ ...room, typedDeadline: null }}>{null}</DeadlineEditor>
    </StaffTexts>
  );
  const { person } = await renderPages(editor, "/", none);
  await person.click(await screen.findByRole("button", { name: "다른 마감일 추가" }));
  expect(screen.queryByRole("button", { name: "마감일 변경" })).toBeNull();
  expect(field().value).toBe("");
  expect(await screen.findByText("‘지급명령 이의신청’의 날짜는 ‘기한’에서 고칩니다.")).toBeTruthy();
});

it("a typed date on a temporary holiday shows where a lawful period would end", async () => {
  const { person, change } = await show();
  await person.click(change);
  fireEvent.change(field(), { target: { value: "2026-12-09" } });
  expect(await screen.findByText(/다음 평일인 2026\.\s12\.\s10\.에 끝납니다/)).toBeTruthy();
});

it.each([["2099-12-20"], [null]])("a case that has ended takes no date beside %s", async (typedDeadline) => {
  await showEnded({ typedDeadline });
  expect(screen.queryAllByRole("button")).toEqual([]);
});

describe("deadlines that wait for a confirmation", () => {
  it("are none in a case that has ended", async () => {
    await showEnded({ unconfirmedDeadlines: 2 });
    expect(screen.queryByText(/미확인/)).toBeNull();
  });

  it("are counted where the nearest is none of them", async () => {
    await show({ unconfirmedDeadlines: 2 });
    expect(screen.getByText("미확인 기한 2건")).toBeTruthy();
  });

  it("are said at the one after a passed one", async () => {
    const passed = { deadline: "2026-01-05", upcomingDeadline: "2099-01-05" };
    await show({ ...passed, upcomingConfirmed: false });
    expect(screen.getByText(/^다음: /).nextElementSibling?.textContent).toBe("미확인");
  });
});
