import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { Button } from "./button.tsx";

describe("a button", () => {
  it("runs once however often it is clicked while its work is under way, and again afterwards", async () => {
    let finish: () => void = () => undefined;
    const work = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    render(<Button onClick={work}>구매</Button>);
    const button = screen.getByRole("button", { name: "구매" });

    await userEvent.dblClick(button);
    await userEvent.click(button);
    expect(work).toHaveBeenCalledTimes(1);
    expect(button.getAttribute("aria-busy")).toBe("true");
    expect(document.activeElement).toBe(button);

    await act(async () => finish());
    expect(button.getAttribute("aria-busy")).toBeNull();
    await userEvent.click(button);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it("does not send its form while loading", async () => {
    const send = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={send}>
        <Button type="submit" loading>
          보내기
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole("button"));
    expect(send).not.toHaveBeenCalled();
  });
});

describe("a button that was pressed before its part came to life", () => {
  /** The prerendered part of a page, pressed already; hydrated within a click on `clicked`. */
  const hydrateWithin = async (clicked: (page: HTMLElement) => Element | null) => {
    const send = jest.fn();
    document.body.innerHTML = '<button id="other"></button><div><button type="button">보내기</button></div>';
    const part = document.querySelector("div") as HTMLElement;
    Object.assign(globalThis, { pressedButtons: new WeakSet([part.querySelector("button") as Element]) });
    const button = (
      <Button onClick={send} suppressHydrationWarning>
        보내기
      </Button>
    );
    const hydrate = () => act(() => hydrateRoot(part, button));
    document.body.addEventListener("click", hydrate, { once: true, capture: true });
    await act(async () => (clicked(document.body) as HTMLElement).click());
    return send;
  };
  afterEach(() => {
    Object.assign(globalThis, { pressedButtons: undefined });
    document.body.innerHTML = "";
  });

  it("is pressed once where the click that brings it to life is on another button", async () => {
    expect(await hydrateWithin((page) => page.querySelector("#other"))).toHaveBeenCalledTimes(1);
  });

  it("is pressed once where that click is its own", async () => {
    expect(await hydrateWithin((page) => page.querySelector("div > button"))).toHaveBeenCalledTimes(1);
  });
});
