import { makeRoom } from "@legal/web-kit/testing";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { renderSite } from "../../../testing/render-site.tsx";
import { useOffice } from "../../../testing/use-office.ts";

const office = useOffice();

describe("printing a conversation", () => {
  it("waits for the pictures, also for those that were never scrolled to", async () => {
    globalThis.print = jest.fn();
    const room = office.addRoom(makeRoom());
    for (const [at, name] of ["계약서.png", "현장.png"].entries())
      office.store(room.id, { content: name, fileName: name, fileUrl: `/api/files/${room.id.slice(0, -1)}${at}` });
    const { person } = await renderSite(`/chat/${room.id}`);
    const list = await screen.findByRole("region", { name: "메시지" });
    await within(list).findAllByRole("button", { name: /열기|보기/ });
    const [contract, place] = list.querySelectorAll("img");
    await person.click(screen.getByRole("button", { name: "사건 정보" }));
    await person.click(await screen.findByRole("button", { name: "대화 전체 인쇄" }));
    await waitFor(() => expect(contract?.loading).toBe("eager"));
    if (!contract || !place) throw new Error("no pictures");
    fireEvent.load(contract);
    await act(() => new Promise(requestAnimationFrame));
    expect(globalThis.print).not.toHaveBeenCalled();
    fireEvent.error(place);
    await waitFor(() => expect(globalThis.print).toHaveBeenCalledTimes(1));
  });
});
