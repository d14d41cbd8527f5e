import { admin, makeRoom, member, useWideWindow } from "@legal/web-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { renderSite } from "../../../testing/render-site.tsx";
import { useOffice } from "../../../testing/use-office.ts";

const office = useOffice(admin);
const AT = "2026-11-20T01:00:00.000Z";
const TYPES = [
  { id: "payment-order", version: 1, mode: "A", name: "지급명령신청서", services: ["payment-order"] },
  { id: "certified-mail", version: 1, mode: "A", name: "내용증명", services: ["payment-order"] },
];
const ID = "01970000-0000-7000-8000-0000000000d1";

describe("the papers of a customer's case", () => {
  useWideWindow();

  it("are opened on the desk by staff, who begin them for the customer too", async () => {
    const room = office.addRoom(makeRoom({ user: member, serviceType: "payment-order" }));
    const paper = {
      id: ID,
      caseId: room.id,
      userId: room.userId,
      typeId: "payment-order",
      state: "draft",
      version: 1,
      progress: { answered: 3, total: 10 },
      revisions: { used: 0, total: 1 },
      caseNumber: null,
      customerName: null,
      reviewerId: null,
      since: AT,
      createdAt: AT,
      updatedAt: AT,
    };
    const begun: unknown[] = [];
    office.instead.set("GET /api/document-types", () => ({ body: TYPES }));
    office.instead.set("GET /api/documents", (_body, { searchParams }) => ({
      body: searchParams.get("caseId") === room.id ? [paper] : [],
    }));
    office.instead.set("POST /api/documents", (body) => {
      begun.push(body);
      return { status: 409, body: { code: "TOO_MANY_DOCUMENTS", message: "서류가 너무 많습니다", requestId: "r" } };
    });
    const { person } = await renderSite(`/chat/${room.id}`);
    const panel = within(await screen.findByRole("complementary", { name: "사건 정보" }));
    const link = await panel.findByRole("link", { name: "서류 보기" });
    expect(link.getAttribute("href")).toBe(`/admin?tab=documents&case=${room.id}&document=${ID}`);
    expect(panel.queryByRole("button", { name: /지급명령신청서/ })).toBeNull();
    await person.click(panel.getByRole("button", { name: /내용증명/ }));
    await waitFor(() => expect(begun).toEqual([{ caseId: room.id, typeId: "certified-mail" }]));
  });
});
