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

describe("the question who is there", () => {
  it("sends an account that has nothing but Google there, and back to the page", async () => {
    server.handlers["GET /api/auth/step-up"] = () => ({ body: { password: false, code: false, google: true } });
    await act(async () => {
      renderKit(
        <Suspense>
          <StepUpDialog />
        </Suspense>,
      );
      await import("./locales/ko.json");
    });
    const way = await screen.findByRole("link", { name: "Google로 확인" });
    expect(way.getAttribute("href")).toBe("/api/auth/google?next=%2F");
  });
});
