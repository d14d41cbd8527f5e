import { act, screen } from "@testing-library/react";
import { TOAST_REMOVE_DELAY_MS } from "@legal/ui";
import { renderKit } from "../src/testing/render-kit.tsx";
import { toastShown } from "../src/store/toast-slice.ts";
import { Toasts } from "../src/toast/toasts.tsx";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe("toasts", () => {
  it("are shown one at a time, the newest", () => {
    const store = renderKit(<Toasts />);
    act(() => void store.dispatch(toastShown({ title: "첫째" })));
    act(() => void store.dispatch(toastShown({ title: "둘째", variant: "destructive" })));
    expect(screen.queryByText("첫째")).toBeNull();
    expect(screen.getByRole("alert").textContent).toContain("둘째");
  });

  it("leave the screen after five seconds and the store 1,000,000 ms later", () => {
    const store = renderKit(<Toasts />);
    act(() => void store.dispatch(toastShown({ title: "저장했습니다" })));
    pass(5000);
    expect(screen.queryByText("저장했습니다")).toBeNull();
    pass(TOAST_REMOVE_DELAY_MS - 1);
    expect(store.getState().toast.toasts).toHaveLength(1);
    pass(1);
    expect(store.getState().toast.toasts).toEqual([]);
  });
});
