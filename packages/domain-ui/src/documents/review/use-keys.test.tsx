import { setShortcuts } from "@legal/web-kit";
import { fireEvent, render } from "@testing-library/react";
import { useKeys } from "./use-keys.ts";

const Page = ({ onKey }: { onKey: () => void }) => {
  useKeys({ KeyM: onKey });
  return null;
};

it("a letter that something on the page took, as an open menu does, is no shortcut", () => {
  const pressed = jest.fn();
  render(<Page onKey={pressed} />);
  const taken = new KeyboardEvent("keydown", { code: "KeyM", cancelable: true });
  taken.preventDefault();
  fireEvent(document.body, taken);
  expect(pressed).not.toHaveBeenCalled();
});

it("a letter does nothing once those are switched off in this browser", () => {
  const pressed = jest.fn();
  render(<Page onKey={pressed} />);
  setShortcuts(false);
  fireEvent.keyDown(document.body, { code: "KeyM" });
  expect(pressed).not.toHaveBeenCalled();
  setShortcuts(true);
  fireEvent.keyDown(document.body, { code: "KeyM" });
  expect(pressed).toHaveBeenCalledTimes(1);
});
