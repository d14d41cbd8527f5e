import { fireEvent, render, screen } from "@testing-library/react";
import { useDraft } from "../src/preferences/use-draft.ts";

const Form = ({ label, initial }: { label: string; initial?: string }) => {
  const [draft, change] = useDraft("private:1:note", initial);
  return <input aria-label={label} value={draft} onChange={({ target }) => change(target.value)} />;
};
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

beforeEach(() => localStorage.clear());

describe("what is typed and not sent", () => {
  it("is the same in two forms of one thing, as it is typed and once it is sent", () => {
    render([<Form key="1" label="dialog" />, <Form key="2" label="panel" />]);
    type("dialog", "초본");
    expect(value("panel")).toBe("초본");
    type("panel", "");
    expect(value("dialog")).toBe("");
    expect(localStorage).toHaveLength(0);
  });

  it("outlasts its form, until it is what it was at first", () => {
    const { unmount } = render(<Form label="first" initial="메모" />);
    type("first", "메모 고침");
    unmount();
    render(<Form label="again" initial="메모" />);
    expect(value("again")).toBe("메모 고침");
    type("again", "메모");
    expect(localStorage).toHaveLength(0);
  });
});
