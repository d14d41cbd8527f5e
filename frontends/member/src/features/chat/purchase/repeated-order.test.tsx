import type { ChatRoom } from "@legal/contracts";
import { asRepeatedOrder, realtime } from "@legal/web-kit";
import { makeRoom } from "@legal/web-kit/testing";
import { screen } from "@testing-library/react";
import { provideBrowserParts } from "../../../testing/browser-parts.ts";
import { openOffice, type Office } from "../../../testing/office.ts";
import { renderSite } from "../../../testing/render-site.tsx";

let office: Office;

beforeAll(async () => {
  provideBrowserParts();
  office = await openOffice();
  realtime.open(office.connect);
});
afterAll(() => office.close());

describe("the room that a repeated order leads to", () => {
  it("says that two orders became one, what holds, and how to order another", async () => {
    const room = office.addRoom(makeRoom());
    const { unmount } = await renderSite({ pathname: `/chat/${room.id}`, state: asRepeatedOrder({ startNow: true }) });
    const notice = (await screen.findByText(/이 사건 한 건으로 접수되었습니다/)).textContent;
    expect(notice).toContain("이번에 바로 시작하는 데 동의하신 것은 반영되지 않았습니다");
    const link = screen.getByRole("link", { name: "다른 건으로 한 건 더 주문하기" });
    expect(link.getAttribute("href")).toBe("/service/payment-order?buy=standard");
    unmount();
    await renderSite(`/chat/${room.id}`);
    await screen.findByRole("textbox", { name: "메시지" });
    expect(screen.queryByText(/이 사건 한 건으로 접수되었습니다/)).toBeNull();
  });

  it.each([
    ["of the earlier order", (room: ChatRoom) => room.createdAt, true],
    ["that came later", () => new Date().toISOString(), false],
  ])("names a consent to start at once of the earlier order alone: one %s", async (_which, consentOf, isNamed) => {
    const room = makeRoom();
    office.addRoom({ ...room, startConsentAt: consentOf(room) });
    await renderSite({ pathname: `/chat/${room.id}`, state: asRepeatedOrder({ startNow: false }) });
    const notice = (await screen.findByText(/이 사건 한 건으로 접수되었습니다/)).textContent;
    expect(notice?.includes("앞선 주문에서 바로 시작하는 데 동의하신 것")).toBe(isNamed);
    expect(notice).not.toContain("반영되지 않았습니다");
  });
});
