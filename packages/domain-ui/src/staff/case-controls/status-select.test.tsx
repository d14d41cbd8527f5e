import type { ChatRoom } from "@legal/contracts";
import {
  admin,
  type ApiServer,
  makeRoom,
  member,
  provideModalDialogs,
  renderPages,
  startApiServer,
} from "@legal/web-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { StaffTexts } from "../texts.ts";
import { StatusSelect } from "./status-select.tsx";

const none = { ko: {}, en: {}, ja: {}, zh: {} };
let server: ApiServer;

beforeAll(provideModalDialogs);
beforeEach(async () => {
  server = await startApiServer({ "GET /api/auth/me": () => ({ body: admin }) });
});
afterEach(() => server.stop());

const show = async (room: ChatRoom) => {
  const sent: unknown[] = [];
  let version = room.version;
  server.handlers[`PATCH /api/chat-rooms/${room.id}/status`] = ({ body }) => {
    const change = JSON.parse(body) as { caseStatus: ChatRoom["caseStatus"]; reason?: string };
    sent.push(change);
    version += 1;
    const { caseStatus, reason } = change;
    return { body: { ...room, caseStatus, statusReason: reason ?? null, version } };
  };
  const { person } = await renderPages(
    <StaffTexts>
      <StatusSelect room={room} />
    </StaffTexts>,
    "/",
    none,
  );
  await screen.findByRole("combobox", { name: "진행 상태" });
  return { person, sent };
};

describe("the reason of a case that has ended", () => {
  it("is corrected from the words as they are, and put back by the undo", async () => {
    const room = makeRoom({ caseStatus: "종료", statusReason: "정본을 보내드렸슴니다.", version: 4 });
    const { person, sent } = await show(room);
    await person.click(screen.getByRole("button", { name: "사유 고치기" }));
    const dialog = within(screen.getByRole("dialog", { name: "‘종료’ 사유" }));
    const box = dialog.getByRole<HTMLTextAreaElement>("textbox", { name: /사유/ });
    expect(box.value).toBe("정본을 보내드렸슴니다.");
    await person.clear(box);
    await person.type(box, "정본을 보내드렸습니다.");
    await person.click(dialog.getByRole("button", { name: "사유 저장" }));
    expect(await screen.findByText("사유를 저장했습니다")).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
    await person.click(screen.getByRole("button", { name: "되돌리기" }));
    await waitFor(() =>
      expect(sent).toEqual([
        { caseStatus: "종료", reason: "정본을 보내드렸습니다.", version: 4 },
        { caseStatus: "종료", reason: "정본을 보내드렸슴니다.", version: 5 },
      ]),
    );
  });

  it("is added where there is none, and cannot be taken away again", async () => {
    const { person, sent } = await show(makeRoom({ caseStatus: "거래취소" }));
    await person.click(screen.getByRole("button", { name: "사유 적기" }));
    const dialog = within(screen.getByRole("dialog"));
    await person.type(dialog.getByRole("textbox", { name: /사유/ }), "요청하셨습니다.");
    await person.click(dialog.getByRole("button", { name: "사유 저장" }));
    expect(await screen.findByText("사유를 저장했습니다")).toBeTruthy();
    expect(sent).toMatchObject([{ caseStatus: "거래취소", reason: "요청하셨습니다." }]);
    expect(screen.queryByRole("button", { name: "되돌리기" })).toBeNull();
  });

  it.each([
    ["ko", "한국어", "예: 고객님께서 요청하셔서"],
    ["en", "English", "e.g. Cancelled at your request"],
    ["ja", "日本語", "例：お客様のご要望により"],
    ["zh", "中文", "例如：应您的要求取消"],
  ] as const)("is asked for in the language that its customer reads: %s", async (language, name, example) => {
    const { person } = await show(makeRoom({ user: { ...member, language } }));
    await person.selectOptions(screen.getByRole("combobox", { name: "진행 상태" }), "거래취소");
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getByText(/고객이 사건 화면에서 그대로 읽습니다/).textContent).toContain(name);
    const box = dialog.getByRole<HTMLTextAreaElement>("textbox", { name: /사유/ });
    expect(box.placeholder).toContain(example);
    expect(box.lang).toBe(language);
  });

  it("is not asked for while the case is open", async () => {
    await show(makeRoom({ caseStatus: "작성중" }));
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("a status that a later release has set", () => {
  it("is shown as it is, and can be left", async () => {
    const { person, sent } = await show(makeRoom({ caseStatus: "다음 단계" as ChatRoom["caseStatus"] }));
    const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "진행 상태" });
    expect(select.selectedOptions[0]?.textContent).toBe("다음 단계");
    await person.selectOptions(select, "작성중");
    await waitFor(() => expect(sent).toMatchObject([{ caseStatus: "작성중" }]));
  });
});
