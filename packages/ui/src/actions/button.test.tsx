import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
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
