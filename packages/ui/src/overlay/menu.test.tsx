import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Menu } from "./menu.tsx";
import { TYPEAHEAD_RESET_MS } from "./use-typeahead.ts";

const items = [
  { id: "ko", label: "한국어" },
  { id: "en", label: "English" },
  { id: "eo", label: "Esperanto" },
];

const openMenu = async (onSelect = jest.fn()) => {
  render(<Menu label="언어" face="언어" items={items} value="ko" onSelect={onSelect} />);
  await userEvent.click(screen.getByRole("button", { name: /언어/ }));
  return onSelect;
};
const focused = () => document.activeElement?.textContent;

describe("a menu of choices", () => {
  it("opens at the present choice and marks it", async () => {
    await openMenu();
    expect(screen.getByRole("menuitemradio", { checked: true }).textContent).toBe("한국어");
    expect(focused()).toBe("한국어");
  });

  it("is named by what it asks and by the present choice, which is what it may show", async () => {
    await openMenu();
    expect(screen.getByRole("button", { name: "언어: 한국어" })).toBeTruthy();
    expect(screen.getByRole("menu", { name: "언어" })).toBeTruthy();
  });

  it("keeps the letters that are typed into it from the page's shortcuts", async () => {
    await openMenu();
    const taken: boolean[] = [];
    const listen = (event: KeyboardEvent) => taken.push(event.defaultPrevented);
    addEventListener("keydown", listen);
    await userEvent.keyboard("e");
    removeEventListener("keydown", listen);
    expect(focused()).toBe("English");
    expect(taken).toEqual([true]);
  });

  it("moves with the arrows, chooses with Enter and gives the focus back", async () => {
    const onSelect = await openMenu();
    await userEvent.keyboard("{ArrowUp}");
    expect(focused()).toBe("Esperanto");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(onSelect).toHaveBeenCalledWith("en");
    expect(screen.queryByRole("menu")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: /언어/ }));
  });

  it("finds an item by typing, and starts again after a second", async () => {
    await openMenu();
    const type = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
    const now = jest.spyOn(Date, "now").mockReturnValue(10_000);
    type("e");
    expect(focused()).toBe("English");
    type("s");
    expect(focused()).toBe("Esperanto");
    now.mockReturnValue(10_000 + TYPEAHEAD_RESET_MS + 1);
    type("e");
    expect(focused()).toBe("English");
    now.mockRestore();
  });

  it("closes on Escape and on a press elsewhere without choosing", async () => {
    const onSelect = await openMenu();
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("menu")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: /언어/ }));
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole("menu")).toBeNull();
    expect(onSelect).not.toHaveBeenCalled();
  });
});
