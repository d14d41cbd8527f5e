import { admin, renderPages, startApiServer, type ApiServer } from "@legal/web-kit/testing";
import { screen, waitFor } from "@testing-library/react";
import { NoticeTexts } from "../texts.ts";
import { StandInCard } from "./stand-in-card.tsx";

const KIM = "01970000-0000-7000-8000-00000000000a";
const GONE = "01970000-0000-7000-8000-00000000000b";

let server: ApiServer;
let stored: string | null | undefined;
let isDown: boolean;
const saved: unknown[] = [];

const answer = () => ({
  body: { categories: [], emailVerified: true, ...(stored !== undefined && { standInId: stored }) },
});

beforeEach(async () => {
  stored = null;
  isDown = false;
  saved.length = 0;
  server = await startApiServer({
    "GET /api/auth/me": () => ({ body: admin }),
    "GET /api/chat-rooms/staff": () => ({
      body: [
        { id: admin.id, name: "나" },
        { id: KIM, name: "김변호사" },
      ],
    }),
    "GET /api/notifications/preferences": answer,
    "PATCH /api/notifications/preferences": ({ body }) => {
      if (isDown) return { status: 503, body: { code: "UNAVAILABLE", message: "잠시 후 다시", requestId: "r" } };
      saved.push(JSON.parse(body));
      ({ standInId: stored } = JSON.parse(body) as { standInId: string | null });
      return answer();
    },
  });
});
afterEach(() => server.stop());

const card = (
  <NoticeTexts>
    <p>settings</p>
    <StandInCard />
  </NoticeTexts>
);
const open = async () => (await renderPages(card, "/admin", { ko: {}, en: {}, ja: {}, zh: {} })).person;
const choice = async () => {
  const select = await screen.findByRole<HTMLSelectElement>("combobox", { name: "대신 받을 사람" });
  await waitFor(() => expect(select.disabled).toBe(false));
  return select;
};

describe("the stand-in of a staff member", () => {
  it("is a colleague, saved at once and taken back", async () => {
    const person = await open();
    const select = await choice();
    expect([...select.options].map(({ text }) => text)).toEqual(["정하지 않음 (모든 관리자)", "김변호사"]);
    await person.selectOptions(select, "김변호사");
    await screen.findByText("대신 알림을 받을 사람: 김변호사");
    await waitFor(() => expect(select.value).toBe(KIM));
    await person.click(screen.getByRole("button", { name: "되돌리기" }));
    await waitFor(() => expect(saved).toEqual([{ standInId: KIM }, { standInId: null }]));
    await waitFor(() => expect(select.value).toBe(""));
  });

  it("says who could not be saved, and shows what is", async () => {
    isDown = true;
    const person = await open();
    const select = await choice();
    await person.selectOptions(select, "김변호사");
    await screen.findByText("저장하지 못했습니다");
    await waitFor(() => expect(select.value).toBe(""));
  });

  it("who is no administrator any more is to be chosen again", async () => {
    stored = GONE;
    await open();
    await screen.findByText(/더 이상 관리자가 아니어서/);
    expect((await choice()).value).toBe("");
  });

  it("is no matter of members", async () => {
    stored = undefined;
    await open();
    await screen.findByText("settings");
    await waitFor(() => expect(screen.queryByRole("combobox")).toBeNull());
  });
});
