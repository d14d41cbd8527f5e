import { act, screen } from "@testing-library/react";
import { Suspense } from "react";
import { type ApiServer, member, provideModalDialogs, renderKit, startApiServer } from "@legal/web-kit/testing";
import { StepUpDialog } from "./step-up-dialog.tsx";

let server: ApiServer;
beforeEach(async () => {
  provideModalDialogs();
  server = await startApiServer({ "GET /api/auth/me": () => ({ body: member }) });
});
afterEach(() => server.stop());

const open = async (methods: { password: boolean; code: boolean; google: boolean }) => {
  server.handlers["GET /api/auth/step-up"] = () => ({ body: methods });
  await act(async () => {
    renderKit(
      <Suspense>
        <StepUpDialog />
      </Suspense>,
    );
    await import("./locales/ko.json");
  });
};

describe("the question who is there", () => {
  it("sends an account that has nothing but Google there, and back to the page", async () => {
    await open({ password: false, code: false, google: true });
    const way = await screen.findByRole("link", { name: "Google로 확인" });
    expect(way.getAttribute("href")).toBe("/api/auth/google?next=%2F");
  });

  it.each([true, false])("names the way without the phone where it asks for the phone's code: %s", async (code) => {
    await open({ password: true, code, google: false });
    await screen.findByLabelText("비밀번호");
    const way = screen.queryByRole("button", { name: "로그아웃하고 복구 코드로 로그인" });
    expect(way !== null).toBe(code);
  });
});
