import { screen, within } from "@testing-library/react";
import { member } from "@legal/web-kit/testing";
import { renderSite } from "../../testing/render-site.tsx";
import { useOffice } from "../../testing/use-office.ts";

const office = useOffice({ ...member, language: "en" });

describe("the reader's requests for a consultation", () => {
  it("have their states in the specification's words", async () => {
    const asked = ["pending", "준비중", "확인중", "확인완료", "접수", "완료"].map((status) => ({
      id: crypto.randomUUID(),
      chatRoomId: null,
      status,
      createdAt: "2026-11-05T03:00:00.000Z",
    }));
    office.instead.set("GET /api/chat-rooms/consultations/my", () => ({ body: asked }));
    await renderSite("/mypage");
    const list = (await screen.findByText("Waiting")).closest("ul") ?? document.body;
    for (const label of ["Preparing", "Under Review", "Review Complete", "Received", "Complete"])
      expect(within(list).getByText(label)).toBeTruthy();
  });
});
