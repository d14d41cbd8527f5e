import { admin, member, renderPages } from "@legal/web-kit/testing";
import { screen, waitFor } from "@testing-library/react";
import { AdminGate } from "./admin-gate.tsx";
import { catalogues } from "../testing/catalogues.ts";

let session: Promise<Response>;

beforeAll(() => {
  globalThis.fetch = () => session;
});

const as = (person: object) => Promise.resolve(new Response(JSON.stringify(person)));
const show = () => renderPages(<AdminGate>everyone's cases</AdminGate>, "/admin", catalogues);
const address = () => screen.getByLabelText("address").textContent;

describe("the desk", () => {
  it("is for administrators: others see a refusal and are taken home", async () => {
    session = as(member);
    await show();
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("접근 권한 없음");
    expect(alert.textContent).toContain("관리자만 접근할 수 있습니다");
    expect(screen.queryByText("everyone's cases")).toBeNull();
    await waitFor(() => expect(address()).toBe("/"));
  });

  it("shows a spinner until it is known who asks", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    session = promise;
    await show();
    expect(await screen.findByText("불러오는 중입니다")).toBeTruthy();
    expect(screen.queryByText("everyone's cases")).toBeNull();
    resolve(await as(admin));
    expect(await screen.findByText("everyone's cases")).toBeTruthy();
    expect(address()).toBe("/admin");
  });
});
