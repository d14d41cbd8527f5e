import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useEffect, useRef, useState } from "react";
import { isPrinted } from "../testing/is-printed.ts";
import { provideModalDialogs } from "../testing/modal-dialogs.ts";
import { Dialog } from "./dialog.tsx";

beforeAll(provideModalDialogs);

const Field = () => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return <input ref={input} aria-label="사유" />;
};

const Page = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        열기
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="확인" closeLabel="닫기">
        정말 구매하시겠습니까?
      </Dialog>
    </>
  );
};

const openDialog = async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole("button", { name: "열기" }));
  return screen.getByRole<HTMLDialogElement>("dialog", { name: "확인" });
};

describe("a dialog", () => {
  it.each([
    ["its cross", () => userEvent.click(screen.getByRole("button", { name: "닫기" }))],
    ["Escape", async () => void fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }))],
    ["a click beside it", () => userEvent.click(screen.getByRole("dialog"))],
  ])("closes by %s and gives the focus back", async (_, close) => {
    const dialog = await openDialog();
    expect(dialog.open).toBe(true);
    expect(dialog.contains(document.activeElement)).toBe(true);
    await close();
    expect(dialog.open).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "열기" }));
  });

  it("stays open on a click inside", async () => {
    const dialog = await openDialog();
    await userEvent.click(screen.getByText("정말 구매하시겠습니까?"));
    expect(dialog.open).toBe(true);
  });

  it("stays open when a selection of text that begins in it ends beside it", async () => {
    const dialog = await openDialog();
    fireEvent.pointerDown(screen.getByText("정말 구매하시겠습니까?"));
    fireEvent.click(dialog);
    expect(dialog.open).toBe(true);
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(dialog.open).toBe(false);
  });

  it("that conceals the page is printed alone, until its question is answered", () => {
    const page = (asks: boolean, onClose?: () => void) => (
      <main>
        <p>진술서</p>
        <Dialog open={asks} onClose={onClose} title="로그인이 끝났습니다">
          <p>비밀번호</p>
        </Dialog>
      </main>
    );
    const { rerender } = render(page(true));
    expect(isPrinted(screen.getByText("진술서"))).toBe(false);
    expect(isPrinted(screen.getByText("비밀번호"))).toBe(true);
    rerender(page(false));
    expect(isPrinted(screen.getByText("진술서"))).toBe(true);
    rerender(page(true, () => undefined));
    expect(isPrinted(screen.getByText("진술서"))).toBe(true);
  });

  it("leaves the focus to a field in it that takes it", () => {
    render(
      <Dialog open onClose={() => undefined} title="확인" closeLabel="닫기">
        <Field />
      </Dialog>,
    );
    expect(document.activeElement).toBe(screen.getByLabelText("사유"));
  });
});
