import {
  admin,
  type ApiServer,
  makeRoom,
  provideModalDialogs,
  renderPages,
  startApiServer,
} from "@legal/web-kit/testing";
import { screen } from "@testing-library/react";
import { NotesButton } from "./notes-button.tsx";
import { StaffTexts } from "./texts.ts";

const none = { ko: {}, en: {}, ja: {}, zh: {} };
let server: ApiServer;

beforeAll(provideModalDialogs);
beforeEach(async () => {
  server = await startApiServer({ "GET /api/auth/me": () => ({ body: admin }) });
});
afterEach(() => server.stop());

it("staff whose own case it is are not asked for notes, and read that these are for colleagues", async () => {
  const room = makeRoom({ userId: admin.id });
  const button = (
    <StaffTexts>
      <NotesButton room={room} label="메모" title="직원 메모" />
    </StaffTexts>
  );
  const { person } = await renderPages(button, "/", none);
  await person.click(await screen.findByRole("button", { name: "메모" }));
  expect(await screen.findByText("본인의 사건이라 직원 메모는 동료만 볼 수 있습니다.")).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(server.received.filter(({ path }) => path.endsWith("/notes"))).toEqual([]);
});
