import { setShortcuts } from "@legal/web-kit";
import { fireEvent, render } from "@testing-library/react";
import { useShortcuts } from "./use-shortcuts.ts";

const Page = ({ onKey }: { onKey: () => void }) => {
  useShortcuts({ m: onKey });
  return null;
};

it("a letter that something on the page took, as an open menu does, is no shortcut", () => {
  const pressed = jest.fn();
  render(<Page onKey={pressed} />);
  const taken = new KeyboardEvent("keydown", { key: "m", cancelable: true });
  taken.preventDefault();
  fireEvent(document.body, taken);
  expect(pressed).not.toHaveBeenCalled();
});

it("a letter does nothing once those are switched off in this browser", () => {
  const pressed = jest.fn();
  render(<Page onKey={pressed} />);
  setShortcuts(false);
  fireEvent.keyDown(document.body, { key: "m" });
  expect(pressed).not.toHaveBeenCalled();
  setShortcuts(true);
  fireEvent.keyDown(document.body, { key: "m" });
  expect(pressed).toHaveBeenCalledTimes(1);
});

it("a letter goes by what it writes, not by its place, and is not written where it leads to", () => {
  const pressed = jest.fn();
  render(<Page onKey={pressed} />);
  // Where M is beside the L, a comma is in its place.
  fireEvent.keyDown(document.body, { key: ",", code: "KeyM" });
  expect(pressed).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(document.body, { key: "m", code: "Semicolon" })).toBe(false);
  fireEvent.keyDown(document.body, { key: "ㅡ", code: "KeyM" });
  expect(pressed).toHaveBeenCalledTimes(2);
});
