import { admin, renderPages, startApiServer } from "@legal/web-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { catalogues } from "../../testing/catalogues.ts";
import { LawyersPanel } from "./lawyers-panel.tsx";

const COLLEAGUE = "5f2b7c1e-7d0a-4c55-9a44-0d6f0f7f3a01";
const PATH = `PATCH /api/lawyers/${COLLEAGUE}`;
let lawyers: { id: string; name: string; registrationNumber: string }[];
let refusal: { status: number; body: unknown } | undefined;
let staffStatus: number;
let calls: unknown[];
let server: Awaited<ReturnType<typeof startApiServer>>;

beforeEach(async () => {
  lawyers = [];
  refusal = undefined;
  staffStatus = 200;
  calls = [];
  server = await startApiServer({
    "GET /api/auth/me": () => ({ body: admin }),
    "GET /api/chat-rooms/staff": () => ({
      status: staffStatus,
      body: [
        { id: COLLEAGUE, name: "김서연" },
        { id: admin.id, name: "나" },
      ],
    }),
    "GET /api/lawyers": () => refusal ?? { body: lawyers },
    [PATH]: ({ body }) => {
      const { registrationNumber, name } = JSON.parse(body) as { registrationNumber: string | null; name: string };
      calls.push(registrationNumber);
      if (refusal) return refusal;
      lawyers = registrationNumber === null ? [] : [{ id: COLLEAGUE, name, registrationNumber }];
      return { body: lawyers };
    },
  });
});
afterEach(() => server.stop());

const open = async () => {
  const { person } = await renderPages(<LawyersPanel />, "/admin?tab=lawyers", catalogues);
  return person;
};
const number = () => screen.findByRole<HTMLInputElement>("textbox", { name: "김서연 - 변호사 등록번호" });

describe("the lawyers of the office", () => {
  it("are named by their registration number, of which only digits are taken, and taken back", async () => {
    const person = await open();
    await person.type(await number(), "제1234호");
    expect((await number()).value).toBe("1234");
    await person.click(screen.getByRole("button", { name: "저장" }));
    await person.click(await screen.findByRole("button", { name: "변호사 등록 해제" }));
    await waitFor(() => expect(calls).toEqual(["1234", null]));
    await waitFor(async () => expect((await number()).value).toBe(""));
    await waitFor(() => expect(screen.queryByRole("button", { name: "변호사 등록 해제" })).toBeNull());
  });

  it("keep the number that was saved, and are not changed again before that is done", async () => {
    const person = await open();
    await number();
    const { promise: saved, resolve: save } = Promise.withResolvers<void>();
    const takeIn = server.handlers[PATH];
    server.handlers[PATH] = (call) => saved.then(() => takeIn?.(call) ?? {});
    server.handlers["GET /api/lawyers"] = () => new Promise(() => undefined);
    await person.type(await number(), "2222");
    await person.click(screen.getByRole("button", { name: "저장" }));
    await person.type(await number(), "3");
    save();
    const remove = await screen.findByRole("button", { name: "변호사 등록 해제" });
    expect((await number()).value).toBe("22223");
    server.handlers[PATH] = () => new Promise(() => undefined);
    await person.click(screen.getByRole("button", { name: "저장" }));
    expect(remove.getAttribute("aria-busy")).toBe("true");
  });

  it("keep a number that is typed while the one before is taken back", async () => {
    lawyers = [{ id: COLLEAGUE, name: "김서연", registrationNumber: "1234" }];
    const person = await open();
    const { promise: removed, resolve: remove } = Promise.withResolvers<void>();
    const takeIn = server.handlers[PATH];
    server.handlers[PATH] = (call) => removed.then(() => takeIn?.(call) ?? {});
    await person.click(await screen.findByRole("button", { name: "변호사 등록 해제" }));
    await person.clear(await number());
    await person.type(await number(), "5678");
    remove();
    await waitFor(() => expect(screen.queryByRole("button", { name: "변호사 등록 해제" })).toBeNull());
    expect((await number()).value).toBe("5678");
  });

  it("are not changed by a number that the server refuses, and it is said why", async () => {
    const person = await open();
    await person.type(await number(), "12");
    const details = [{ path: "registrationNumber", message: "등록번호는 숫자 4~6자리입니다" }];
    refusal = { status: 400, body: { code: "VALIDATION", message: "", requestId: "r", details } };
    await person.click(screen.getByRole("button", { name: "저장" }));
    expect(within(await screen.findByRole("alert")).getByText("등록번호는 숫자 4~6자리입니다")).toBeTruthy();
    expect((await number()).value).toBe("12");
  });

  it("are named by a colleague, never by themselves, and the operator of a one-person office reads how", async () => {
    await open();
    const own = await screen.findByRole<HTMLInputElement>("textbox", { name: "나 - 변호사 등록번호" });
    expect(own.readOnly).toBe(true);
    expect(screen.getAllByRole("button", { name: "저장" })).toHaveLength(1);
    expect(screen.getByText(`npm run lawyer:name -- --account ${admin.id}`, { exact: false })).toBeTruthy();
  });

  it.each(["lawyers", "staff"] as const)(
    "that cannot be loaded, for want of the %s, are asked for again",
    async (what) => {
      if (what === "lawyers") refusal = { status: 503, body: "" };
      else staffStatus = 503;
      const person = await open();
      await screen.findByText("변호사 목록을 불러오지 못했습니다");
      refusal = undefined;
      staffStatus = 200;
      await person.click(screen.getByRole("button", { name: "다시 시도" }));
      expect((await number()).value).toBe("");
    },
  );
});
