import type { ChatRoom } from "@legal/contracts";
import { realtime } from "@legal/web-kit";
import { makeRoom, useWideWindow } from "@legal/web-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { renderSite } from "../../../testing/render-site.tsx";
import { useOffice } from "../../../testing/use-office.ts";

const office = useOffice();

const enter = async (part: Partial<ChatRoom> = {}) => {
  const room = office.addRoom(makeRoom({ caseNumber: "2026-000123", checklist: [], ...part }));
  const { person } = await renderSite(`/chat/${room.id}`);
  await screen.findByRole("textbox", { name: "메시지" });
  const opening = await screen.findByRole("heading", { name: "지급명령, 여기에서 시작합니다" });
  return { room, person, card: within(opening.closest("section") ?? document.body) };
};

/** The server's part: a tick is stored and answered with the room, after what is waited for. */
const ticking = (room: ChatRoom, item: string, before = Promise.resolve()) =>
  office.instead.set(`PATCH /api/chat-rooms/${room.id}/checklist/${item}`, async (body) => {
    await before;
    const tick = { item, side: "user" as const, at: "2026-11-23T03:00:00.000Z" };
    return { body: office.addRoom({ ...room, checklist: (body as { done: boolean }).done ? [tick] : [] }) };
  });

const valueOf = (card: ReturnType<typeof within>, name: string) => card.getByText(name).nextElementSibling?.textContent;

describe("the purchase card", () => {
  it("says what was bought, for how much with and without VAT, and who does what next", async () => {
    const { card } = await enter();
    expect(valueOf(card, "사건 번호")).toBe("2026-000123");
    expect([valueOf(card, "공급가"), valueOf(card, "부가세(VAT)"), valueOf(card, "합계")]).toEqual([
      "110,000원",
      "11,000원",
      "121,000원",
    ]);
    expect(valueOf(card, "별도 비용")).toMatch(/인지대/);
    expect(card.getByText("수정 1회")).toBeTruthy();
    const [first] = within(
      card.getByRole("heading", { name: "다음 순서" }).parentElement ?? document.body,
    ).getAllByRole("listitem");
    expect(first?.textContent).toMatch(/^고객/);
  });

  it("says of a price by agreement that it is proposed first", async () => {
    const { card } = await enter({ price: null });
    expect(valueOf(card, "합계")).toBe("사건 검토 후 견적");
    expect(card.getByText(/동의하시기 전에는 비용이 생기지 않습니다/)).toBeTruthy();
  });

  it("lets a customer agree later that the work starts at once, and says so from then on", async () => {
    const { room, person, card } = await enter({ startConsentAt: null });
    expect(card.getByText(/7일이 지난 뒤에, 결제와 자료가/)).toBeTruthy();
    expect(card.getByText(/시작한 부분은 청약을 철회하실 수 없고/)).toBeTruthy();
    office.instead.set(`POST /api/chat-rooms/${room.id}/start-consent`, () => ({
      body: office.addRoom({ ...room, startConsentAt: "2026-11-27T03:00:00.000Z" }),
    }));
    await person.click(card.getByRole("button", { name: "바로 시작하는 데 동의합니다" }));
    const agreed = await card.findByText(/^바로 시작하는 데 동의 ·/);
    await waitFor(() => expect(document.activeElement).toBe(agreed));
    expect(card.queryByText(/7일이 지난 뒤에/)).toBeNull();
    expect(card.getByText("결제와 자료가 확인되면 작성을 시작합니다.")).toBeTruthy();
  });

  it("asks without a price for a start once it is agreed, which gives up no withdrawal", async () => {
    const { room, person, card } = await enter({ price: null, startConsentAt: null });
    expect(card.getByText(/청약을 철회하실 권리가 없어지지 않습니다/)).toBeTruthy();
    expect(card.getByText(/이 방에서 따로 여쭤보고, 여기에 남기신 답과 그 시각을 보관합니다/)).toBeTruthy();
    expect(card.queryByText(/철회하실 수 없고/)).toBeNull();
    expect(card.queryByRole("button", { name: "바로 시작하는 데 동의합니다" })).toBeNull();
    office.instead.set(`POST /api/chat-rooms/${room.id}/start-consent`, () => ({
      body: office.addRoom({ ...room, startConsentAt: "2026-11-27T03:00:00.000Z" }),
    }));
    await person.click(card.getByRole("button", { name: "금액에 합의하면 바로 시작해 주세요" }));
    expect(await card.findByText(/^금액에 합의하면 바로 시작하도록 요청 · 2026.*이 방에서 여쭤보고/)).toBeTruthy();
    expect(card.getByText(/^금액에 합의하시고 바로 시작하는 데 동의하신 뒤/)).toBeTruthy();
    expect(card.queryByText(/^바로 시작하는 데 동의 ·/)).toBeNull();
  });

  it("says why a consent was not taken, and takes it at the next press", async () => {
    const { room, person, card } = await enter();
    office.instead.set(`POST /api/chat-rooms/${room.id}/start-consent`, () => ({
      status: 409,
      body: { code: "CASE_ENDED", message: "이미 끝난 사건입니다", requestId: "test" },
    }));
    const agree = card.getByRole("button", { name: "바로 시작하는 데 동의합니다" });
    await person.click(agree);
    expect((await card.findByRole("alert")).textContent).toBe("이미 끝난 사건입니다");
    expect(agree.isConnected).toBe(true);
  });

  it.each(["발송완료", "법원접수", "종료", "거래취소"] as const)(
    "asks for no consent in a case that is %s",
    async (caseStatus) => {
      const { card } = await enter({ caseStatus });
      expect(card.queryByRole("button", { name: "바로 시작하는 데 동의합니다" })).toBeNull();
    },
  );

  it("stays before the first message", async () => {
    const room = office.addRoom(makeRoom());
    office.store(room.id, { content: "안녕하세요" });
    await renderSite(`/chat/${room.id}`);
    const message = await screen.findByText("안녕하세요");
    const opening = screen.getByRole("heading", { name: "지급명령, 여기에서 시작합니다" });
    expect(opening.compareDocumentPosition(message) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});

describe("the list of things to prepare", () => {
  it("is the service's own, is ticked at once and says who ticked", async () => {
    const { room, person, card } = await enter();
    const answer = Promise.withResolvers<void>();
    ticking(room, "contract", answer.promise);
    const name = "차용증, 계약서, 세금계산서";
    await card.findByRole("checkbox", { name });
    const box = () => card.getByRole<HTMLInputElement>("checkbox", { name });
    expect(card.getAllByRole("checkbox")).toHaveLength(4);
    await person.click(box());
    await waitFor(() => expect(box().checked).toBe(true));
    answer.resolve();
    expect(await card.findByText(/고객이 확인/)).toBeTruthy();
    expect(card.getByText("4가지 중 1가지 준비됨")).toBeTruthy();
    await person.click(box());
    await waitFor(() => expect(card.queryByText(/고객이 확인/)).toBeNull());
    await waitFor(() => expect(box().checked).toBe(false));
  });

  it("shows what the office ticks meanwhile", async () => {
    const { room, card } = await enter();
    await card.findAllByRole("checkbox");
    await waitFor(() => expect(realtime.status()).toBe("online"));
    const at = new Date().toISOString();
    const checklist = [{ item: "transfers", side: "admin", at } as const];
    office.sockets.emit("room-updated", { ...room, checklist, updatedAt: at });
    expect(await card.findByText(/담당자가 확인/)).toBeTruthy();
    expect(card.getByRole<HTMLInputElement>("checkbox", { name: "송금·입금 내역" }).checked).toBe(true);
  });

  it("is ticked with a file of the conversation, which can be downloaded from it", async () => {
    const room = office.addRoom(makeRoom({ checklist: [] }));
    const file = { fileUrl: "/api/files/01970000-0000-7000-8000-000000000001", fileName: "차용증.pdf" };
    // The older of two pages, which no message that is loaded names.
    const listed = { fileSize: 1, fileRisks: [], sentByAdmin: false, uploadedAt: "2026-11-20T03:00:00.000Z" };
    const newer = { ...listed, fileUrl: "/api/files/01970000-0000-7000-8000-000000000002", fileName: "사진.png" };
    office.instead.set(`GET /api/chat-rooms/${room.id}/files`, (_body, url) =>
      url.searchParams.has("cursor")
        ? { body: [{ ...listed, ...file }] }
        : { body: [newer], headers: { "x-next-cursor": "older" } },
    );
    const sent: unknown[] = [];
    office.instead.set(`PATCH /api/chat-rooms/${room.id}/checklist/contract`, (body) => {
      sent.push(body);
      const tick = { item: "contract", side: "user" as const, at: "2026-11-23T03:00:00.000Z", ...file };
      return { body: office.addRoom({ ...room, lastSeq: 1, checklist: [tick] }) };
    });
    const { person } = await renderSite(`/chat/${room.id}`);
    await person.click(await screen.findByRole("button", { name: /^차용증, 계약서.*보낸 파일 잇기/ }));
    await person.click(screen.getByRole("menuitem", { name: "이전 파일 더 보기" }));
    await person.click(await screen.findByRole("button", { name: /^차용증, 계약서.*보낸 파일 잇기/ }));
    await person.click(await screen.findByRole("menuitem", { name: "차용증.pdf" }));
    expect((await screen.findByRole("link", { name: "차용증.pdf" })).getAttribute("href")).toBe(file.fileUrl);
    expect(sent).toEqual([{ done: true, fileUrl: file.fileUrl }]);
  });

  it("takes a tick back that could not be stored, and says why", async () => {
    const { room, person, card } = await enter();
    office.instead.set(`PATCH /api/chat-rooms/${room.id}/checklist/contract`, () => ({
      status: 503,
      body: { code: "SERVICE_UNAVAILABLE", message: "잠시 후 다시 시도해주세요", requestId: "test" },
    }));
    const [box] = await card.findAllByRole<HTMLInputElement>("checkbox");
    if (box) await person.click(box);
    expect(await card.findByText("잠시 후 다시 시도해주세요")).toBeTruthy();
    expect(box?.checked).toBe(false);
  });
});

describe("where there is room for the panel", () => {
  useWideWindow();

  it("the list is in the panel alone", async () => {
    const { card } = await enter();
    const panel = within(await screen.findByRole("complementary", { name: "사건 정보" }));
    expect(await panel.findAllByRole("checkbox")).toHaveLength(4);
    expect(card.queryByRole("checkbox")).toBeNull();
  });
});
