import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { Dialog } from "../overlay/dialog.tsx";
import { isPrinted } from "../testing/is-printed.ts";
import { provideModalDialogs } from "../testing/modal-dialogs.ts";
import { TOAST_DURATION_MS } from "./toast-timing.ts";
import { ToastRegion } from "./toast-region.tsx";
import type { ToastContent } from "./toast.tsx";

const Page = ({ first, second }: { first: ToastContent; second?: ToastContent }) => {
  const [toast, setToast] = useState<ToastContent | undefined>(first);
  return (
    <>
      <button type="button" onClick={() => setToast(second)}>
        next
      </button>
      <ToastRegion label="알림 (F8)" closeLabel="닫기" toast={toast} onDismiss={() => setToast(undefined)} />
    </>
  );
};

const saved = { id: "1", title: "저장했습니다", description: "이름이 바뀌었습니다" };
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const shownToast = () => screen.getByText(saved.title).closest("li") as HTMLElement;

// jsdom's pointer events carry no position.
const point = (type: string, clientX: number) =>
  fireEvent(shownToast(), new MouseEvent(type, { clientX, bubbles: true }));

beforeAll(provideModalDialogs);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("a toast", () => {
  it("stays for five seconds", () => {
    render(<Page first={saved} />);
    pass(TOAST_DURATION_MS - 1);
    expect(screen.getByText(saved.title)).toBeTruthy();
    pass(1);
    expect(screen.queryByText(saved.title)).toBeNull();
  });

  it("is not printed", () => {
    render(<Page first={saved} />);
    expect(isPrinted(shownToast())).toBe(false);
    expect(isPrinted(screen.getByText("next"))).toBe(true);
  });

  it("waits while the pointer rests on it and then has the rest of its time", () => {
    render(<Page first={saved} />);
    pass(3000);
    fireEvent.pointerEnter(shownToast());
    pass(60_000);
    expect(screen.getByText(saved.title)).toBeTruthy();
    fireEvent.pointerLeave(shownToast());
    pass(1999);
    expect(screen.getByText(saved.title)).toBeTruthy();
    pass(1);
    expect(screen.queryByText(saved.title)).toBeNull();
  });

  it.each([
    [49, false],
    [50, true],
  ])("swiped %i px to the right leaves: %s", (distance, leaves) => {
    render(<Page first={saved} />);
    point("pointerdown", 100);
    point("pointermove", 100 + distance);
    point("pointerup", 100 + distance);
    expect(screen.queryByText(saved.title) === null).toBe(leaves);
  });

  it("does not leave on a swipe to the left", () => {
    render(<Page first={saved} />);
    point("pointerdown", 300);
    point("pointerup", 100);
    expect(screen.getByText(saved.title)).toBeTruthy();
  });

  it("gives its place to the next one, which has its own five seconds", () => {
    render(<Page first={saved} second={{ id: "2", title: "두 번째" }} />);
    pass(4000);
    fireEvent.click(screen.getByText("next"));
    expect(screen.queryByText(saved.title)).toBeNull();
    pass(4999);
    expect(screen.getByText("두 번째")).toBeTruthy();
    pass(1);
    expect(screen.queryByText("두 번째")).toBeNull();
  });

  it("is an alert when destructive, otherwise a status", () => {
    const { unmount } = render(<Page first={saved} />);
    expect(screen.getByRole("status").textContent).toContain(saved.title);
    unmount();
    render(<Page first={{ ...saved, variant: "destructive" }} />);
    expect(screen.getByRole("alert").textContent).toContain(saved.title);
  });

  it("is reached from anywhere with F8", () => {
    render(<Page first={saved} />);
    fireEvent.keyDown(document.body, { key: "F8" });
    expect(screen.getByRole("region", { name: "알림 (F8)" }).contains(document.activeElement)).toBe(true);
  });

  it("is shown in an open dialog, which lets nothing else be used, and keeps its time there", () => {
    const Office = () => {
      const [open, setOpen] = useState(false);
      return (
        <>
          <Page first={saved} />
          <button type="button" onClick={() => setOpen(!open)}>
            toggle
          </button>
          <Dialog open={open} onClose={() => setOpen(false)} title="기한">
            <p>내용</p>
          </Dialog>
        </>
      );
    };
    render(<Office />);
    pass(3000);
    fireEvent.click(screen.getByText("toggle"));
    const dialog = screen.getByRole("dialog", { name: "기한" });
    expect(dialog.contains(shownToast())).toBe(true);
    pass(1999);
    fireEvent.click(screen.getByText("toggle"));
    expect(dialog.contains(shownToast())).toBe(false);
    pass(1);
    expect(screen.queryByText(saved.title)).toBeNull();
  });
});
