import type { BackupRun } from "@legal/contracts";
import { admin, renderPages } from "@legal/web-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { catalogues } from "../../testing/catalogues.ts";
import { BackupPanel } from "./backup-panel.tsx";

let runs: BackupRun[];
/** What the history answers instead of the runs. */
let historyStatus: number;
/** The answer to a start; pending until it is set. */
let started: Promise<Response>;
const starts: string[] = [];

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

const answer = async (request: Request): Promise<Response> => {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === "/api/auth/me") return json(admin);
  if (request.method === "POST") {
    starts.push(pathname);
    return started;
  }
  if (historyStatus !== 200)
    return json({ code: "UPSTREAM_FAILED", message: "잠시 후 다시 시도해주세요." }, historyStatus);
  const older = searchParams.get("cursor") === "older";
  return older
    ? json([makeRun({ kind: "cases" })])
    : json(runs, 200, runs.length > 1 ? { "x-next-cursor": "older" } : {});
};

const makeRun = (part: Partial<BackupRun> = {}): BackupRun => ({
  id: crypto.randomUUID(),
  kind: "users",
  target: "file",
  status: "complete",
  startedBy: { id: admin.id, name: "박변호" },
  startedAt: "2026-11-20T01:00:00.000Z",
  finishedAt: "2026-11-20T01:00:02.500Z",
  durationMs: 2500,
  rowCount: 1200,
  url: "/api/admin/backup/runs/1/file",
  error: null,
  ...part,
});

beforeEach(() => {
  globalThis.fetch = (input, init) => answer(new Request(input, init));
});
beforeEach(() => {
  runs = [];
  historyStatus = 200;
  starts.length = 0;
});

const show = async () => (await renderPages(<BackupPanel />, "/admin", catalogues)).person;
const button = (name: string) => screen.findByRole("button", { name });

describe("a backup", () => {
  it("whose file does not arrive for want of a network says so", async () => {
    runs = [makeRun()];
    const person = await show();
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith("/file")) throw new TypeError("Failed to fetch");
      return answer(request);
    };
    await person.click(await screen.findByText(catalogues.ko["admin.backup.download"]));
    expect(await screen.findByText(catalogues.ko["admin.backup.download.failed"])).toBeTruthy();
  });

  it("of a deleted account says so", async () => {
    runs = [makeRun({ startedBy: { id: admin.id, name: "" } })];
    await show();
    expect(await screen.findByText(catalogues.ko["staff.gone"])).toBeTruthy();
  });

  it("is started once, shows its progress, and disables the other one meanwhile", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    started = promise;
    const person = await show();
    expect(await screen.findByText(catalogues.ko["admin.backup.empty"])).toBeTruthy();
    await person.dblClick(await button("회원명부 백업"));
    runs = [makeRun({ status: "running", rowCount: 500, url: null, durationMs: null, finishedAt: null })];
    expect(await screen.findByText("회원명부 백업 중 · 500건 저장")).toBeTruthy();
    expect((await button("사건처리 내역 백업")).hasAttribute("disabled")).toBe(true);
    runs = [makeRun()];
    resolve(json(makeRun(), 201));
    expect(await screen.findByRole("button", { name: /회원명부 다운로드$/ })).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/백업 중/)).toBeNull());
    expect(starts).toEqual(["/api/admin/backup/users"]);
  });

  it("says what went wrong when it fails, and can be started again", async () => {
    started = Promise.resolve(json({ code: "BACKUP_GOOGLE_DENIED", message: "Google 폴더에 쓸 수 없습니다." }, 502));
    const person = await show();
    await person.click(await button("사건처리 내역 백업"));
    expect(await screen.findByText("Google 폴더에 쓸 수 없습니다.")).toBeTruthy();
    expect((await button("사건처리 내역 백업")).hasAttribute("disabled")).toBe(false);
  });
});

describe("the history", () => {
  it("says of each run what, how it went, who, how much, how long and why not", async () => {
    runs = [
      makeRun({ target: "sheet", url: "https://docs.google.com/spreadsheets/d/1" }),
      makeRun({ status: "failed", url: null, error: { code: "UPSTREAM_FAILED", message: "응답이 없습니다." } }),
      makeRun({ status: "interrupted", url: null, rowCount: 3 }),
    ];
    await show();
    const [sheet, failed, interrupted] = await screen.findAllByRole("listitem");
    const of = (item: HTMLElement | undefined) => within(item as HTMLElement);
    for (const text of ["회원명부", "완료", "박변호", "1,200건", "2.5초"])
      expect(of(sheet).getByText(text)).toBeTruthy();
    const link = of(sheet).getByRole("link", { name: /회원명부 시트 열기$/ });
    expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener noreferrer"]);
    expect(of(failed).getByText("실패")).toBeTruthy();
    expect(of(failed).getByText("응답이 없습니다.")).toBeTruthy();
    expect(of(interrupted).getByText("중단됨")).toBeTruthy();
    expect(of(interrupted).queryByRole("link")).toBeNull();
  });

  it("goes on to earlier runs", async () => {
    runs = [makeRun(), makeRun()];
    const person = await show();
    await person.click(await button("이전 기록 보기"));
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(3));
    expect(screen.queryByRole("button", { name: "이전 기록 보기" })).toBeNull();
  });

  it("says when it cannot be read, and is read at the next try", async () => {
    historyStatus = 503;
    const person = await show();
    const retry = await button("다시 시도");
    historyStatus = 200;
    await person.click(retry);
    expect(await screen.findByText(catalogues.ko["admin.backup.empty"])).toBeTruthy();
  });
});
