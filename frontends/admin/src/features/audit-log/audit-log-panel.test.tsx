import { useState } from "react";
import type { AccessEntry } from "@legal/contracts";
import { admin, makeRoom, member, renderPages } from "@legal/web-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { catalogues } from "../../testing/catalogues.ts";
import { AuditLogPanel } from "./audit-log-panel.tsx";

interface Answer {
  status?: number;
  body: unknown;
  next?: string;
}

let answer: (query: URLSearchParams, path: string) => Answer;
const asked: string[] = [];

beforeAll(() => {
  globalThis.fetch = (input, init) => {
    const { pathname, searchParams } = new URL(new Request(input, init).url);
    if (pathname === "/api/auth/me") return Promise.resolve(new Response(JSON.stringify(admin)));
    asked.push(searchParams.toString());
    const { status = 200, body, next } = answer(searchParams, pathname);
    const headers = next ? { "x-next-cursor": next } : undefined;
    return Promise.resolve(new Response(JSON.stringify(body), { status, ...(headers && { headers }) }));
  };
});
beforeEach(() => {
  asked.length = 0;
});

const room = makeRoom();
const makeEntry = (part: Partial<AccessEntry> = {}): AccessEntry => ({
  id: crypto.randomUUID(),
  readAt: "2026-11-20T01:00:00.000Z",
  staff: { id: admin.id, name: "박담당" },
  address: "203.0.113.7",
  kind: "file-downloaded",
  customers: [{ id: member.id, name: "김민지" }],
  count: 1,
  caseId: room.id,
  ...part,
});

const Panel = () => {
  const [search, setSearch] = useState("");
  return <AuditLogPanel search={search} onSearch={setSearch} />;
};
const show = () => renderPages(<Panel />, "/admin?tab=access", catalogues);

describe("the audit log", () => {
  it("says who saw what of whom, from where, with the way to the case", async () => {
    answer = () => ({ body: [makeEntry()] });
    const { person } = await show();
    const row = within(await screen.findByRole("listitem"));
    for (const text of ["박담당", "203.0.113.7", "파일을 내려받음", "김민지"]) expect(row.getByText(text)).toBeTruthy();
    await person.click(row.getByRole("link", { name: "채팅" }));
    expect(screen.getByLabelText("address").textContent).toBe(`/chat/${room.id}`);
    expect(screen.getByLabelText("way back").textContent).toBe("desk");
  });

  it("counts those whom it does not name, and knows accounts that are gone", async () => {
    answer = () => ({
      body: [
        makeEntry({ kind: "cases-listed", count: 50, caseId: null }),
        makeEntry({ kind: "export-made", customers: [], count: 1200, caseId: null }),
        makeEntry({ customers: [{ id: member.id, name: null }] }),
      ],
    });
    await show();
    expect(await screen.findByText("외 49명")).toBeTruthy();
    expect(screen.getByText("1,200명")).toBeTruthy();
    expect(screen.getByRole("button", { name: "탈퇴한 계정" })).toBeTruthy();
  });

  it("names the others of a list when they are asked for, and narrows to one of them", async () => {
    const [others, entry] = [["이서연", "최도윤"], makeEntry({ kind: "cases-listed", count: 3, caseId: null })];
    const everyone = [...entry.customers, ...others.map((name) => ({ id: crypto.randomUUID(), name }))];
    answer = (_query, path) => ({ body: path === `/api/access-log/${entry.id}/customers` ? everyone : [entry] });
    const { person } = await show();
    await person.click(await screen.findByRole("button", { name: "외 2명" }));
    await person.click(await screen.findByRole("button", { name: "최도윤" }));
    await waitFor(() => expect(asked.at(-1)).toBe(`customer=${everyone.at(-1)?.id}`));
    expect(screen.queryByRole("button", { name: "외 2명" })).toBeNull();
  });

  it("is narrowed to a name in it, to one kind and to a customer who is named, and widened again", async () => {
    answer = () => ({ body: [makeEntry()] });
    const { person } = await show();
    await person.click(await screen.findByRole("button", { name: "김민지" }));
    await waitFor(() => expect(asked.at(-1)).toBe(`customer=${member.id}`));
    await person.selectOptions(screen.getByRole("combobox", { name: "기록 종류" }), "file-downloaded");
    await waitFor(() => expect(asked.at(-1)).toBe(`kind=file-downloaded&customer=${member.id}`));
    await person.click(screen.getByRole("button", { name: "김민지 조건 지우기" }));
    await person.type(screen.getByRole("searchbox", { name: "고객 찾기" }), "minji_kim");
    await waitFor(() => expect(asked.at(-1)).toBe("kind=file-downloaded&person=minji_kim"));
  });

  it("goes on in pages", async () => {
    answer = (query) =>
      query.get("cursor") === "c1"
        ? { body: [makeEntry({ address: "203.0.113.8" })] }
        : { body: [makeEntry()], next: "c1" };
    const { person } = await show();
    await person.click(await screen.findByRole("button", { name: "더 보기" }));
    expect(await screen.findByText("203.0.113.8")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "더 보기" })).toBeNull();
  });

  it("may be empty, find nothing, or fail and be asked again", async () => {
    answer = () => ({ status: 503, body: { code: "SERVICE_UNAVAILABLE", message: "잠시 후" } });
    const { person } = await show();
    expect(await screen.findByText("열람 기록을 불러오지 못했습니다")).toBeTruthy();
    answer = () => ({ body: [] });
    await person.click(screen.getByRole("button", { name: "다시 시도" }));
    expect(await screen.findByText("아직 기록이 없습니다")).toBeTruthy();
    await person.type(screen.getByRole("searchbox", { name: "고객 찾기" }), "nobody");
    expect(await screen.findByText("조건에 맞는 기록이 없습니다")).toBeTruthy();
  });
});
