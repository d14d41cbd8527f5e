import { makeRoom } from "@legal/web-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { renderSite } from "../../../testing/render-site.tsx";
import { useOffice } from "../../../testing/use-office.ts";

const office = useOffice();
const FILE = { fileUrl: "/api/files/01970000-0000-7000-8000-00000000f11e", fileName: "계약서.png", fileSize: 10 };

const enter = async (part: Parameters<typeof office.store>[1]) => {
  const room = office.addRoom(makeRoom());
  office.store(room.id, part);
  const { person } = await renderSite(`/chat/${room.id}`);
  await screen.findByRole("region", { name: "메시지" });
  return { person, room };
};

describe("an image", () => {
  it("opens in place, is zoomed by button and key, saved, and gives the focus back", async () => {
    const { person } = await enter({ sentByAdmin: true, content: "사진입니다", ...FILE });
    const thumbnail = await screen.findByRole("button", { name: "계약서.png 크게 보기" });
    await person.click(thumbnail);
    const viewer = within(await screen.findByRole("dialog", { name: "계약서.png" }));
    expect(viewer.getByRole("img", { name: "계약서.png" }).getAttribute("src")).toBe(FILE.fileUrl);
    const save = viewer.getByRole("link", { name: "내려받기" });
    expect([save.getAttribute("href"), save.getAttribute("download")]).toEqual([FILE.fileUrl, "계약서.png"]);
    await person.click(viewer.getByRole("button", { name: "크게 보기" }));
    expect(viewer.getByText("150%")).toBeTruthy();
    viewer.getByRole("region", { name: "사진" }).focus();
    await person.keyboard("++-");
    expect(viewer.getByText("200%")).toBeTruthy();
    await person.click(viewer.getByRole("button", { name: "닫기" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toBe(thumbnail);
  });
});

describe("the files of a room", () => {
  it("are listed in its panel with who sent them, and follow what comes", async () => {
    const room = office.addRoom(makeRoom());
    const files = [{ ...FILE, fileType: "image/png", sentByAdmin: false, uploadedAt: "2026-11-10T02:00:00.000Z" }];
    office.instead.set(`GET /api/chat-rooms/${room.id}/files`, () => ({ body: files }));
    const { person } = await renderSite(`/chat/${room.id}`);
    await person.click(await screen.findByRole("button", { name: "사건 정보" }));
    const list = within(await screen.findByRole("region", { name: "주고받은 파일" }));
    expect(await list.findByText("계약서.png")).toBeTruthy();
    expect(list.getByRole("button", { name: "계약서.png 크게 보기" })).toBeTruthy();
    files.unshift({
      ...FILE,
      fileUrl: `${FILE.fileUrl.slice(0, -1)}f`,
      fileName: "새 서류.pdf",
      fileType: "application/pdf",
      sentByAdmin: true,
      uploadedAt: "2026-11-11T02:00:00.000Z",
    });
    office.store(room.id, { sentByAdmin: true, ...FILE, fileName: "새 서류.pdf" });
    expect(await list.findByText("새 서류.pdf")).toBeTruthy();
  });
});

describe("a long message", () => {
  const long = Array.from({ length: 40 }, (_, line) => `${line + 1}번째 줄`).join("\n");

  it("is folded with a way to the rest, which is in the page all along", async () => {
    const { person } = await enter({ sentByAdmin: true, content: long });
    const more = await screen.findByRole("button", { name: "더 보기" });
    expect(more.getAttribute("aria-expanded")).toBe("false");
    expect(screen.getByText(/40번째 줄/)).toBeTruthy();
    await person.click(more);
    expect(screen.getByRole("button", { name: "접기" }).getAttribute("aria-expanded")).toBe("true");
  });

  it("is one of many words or lines; others have no such button", async () => {
    await enter({ sentByAdmin: true, content: "짧은 글" });
    await screen.findByText("짧은 글");
    expect(screen.queryByRole("button", { name: "더 보기" })).toBeNull();
  });
});
