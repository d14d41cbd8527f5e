import { act, fireEvent, render, screen } from "@testing-library/react";
import { READER_KEY } from "../src/preferences/private-storage.ts";
import { endDraft, useDraft } from "../src/preferences/use-draft.ts";

const Form = ({ label, initial }: { label: string; initial?: string }) => {
  const [draft, change] = useDraft("private:1:note", initial);
  return <input aria-label={label} value={draft} onChange={({ target }) => change(target.value)} />;
};
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

const KEY = "private:1:note";
/** As the same form in another tab does. */
const typeElsewhere = (text: string | null) => {
  const oldValue = localStorage.getItem(KEY);
  if (text === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, text);
  act(() => void dispatchEvent(new StorageEvent("storage", { key: KEY, oldValue, newValue: text })));
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(READER_KEY, "1");
});

describe("what is typed and not sent", () => {
  it("is the same in two forms of one thing, as it is typed and once it is sent", () => {
    render([<Form key="1" label="dialog" />, <Form key="2" label="panel" />]);
    type("dialog", "초본");
    expect(value("panel")).toBe("초본");
    type("panel", "");
    expect(value("dialog")).toBe("");
    expect(Object.keys(localStorage)).toEqual([READER_KEY]);
  });

  it("outlasts its form, until it is what it was at first", () => {
    const { unmount } = render(<Form label="first" initial="메모" />);
    type("first", "메모 고침");
    unmount();
    render(<Form label="again" initial="메모" />);
    expect(value("again")).toBe("메모 고침");
    type("again", "메모");
    expect(Object.keys(localStorage)).toEqual([READER_KEY]);
  });
});

describe("one draft in two tabs", () => {
  it("is followed where it is written on, and once it is sent there", () => {
    render(<Form label="here" />);
    type("here", "초안");
    typeElsewhere("초안을 마저 씀");
    expect(value("here")).toBe("초안을 마저 씀");
    typeElsewhere(null);
    expect(value("here")).toBe("");
  });

  it("keeps what is written here and differs, also in this browser", () => {
    render(<Form label="here" />);
    type("here", "길게 쓰던 글");
    localStorage.setItem(KEY, "네");
    typeElsewhere(null);
    expect(value("here")).toBe("길게 쓰던 글");
    expect(localStorage.getItem(KEY)).toBe("길게 쓰던 글");
  });

  it("is not put back into a browser whose account logged out", () => {
    render(<Form label="here" />);
    type("here", "길게 쓰던 글");
    localStorage.removeItem(READER_KEY);
    typeElsewhere(null);
    expect(value("here")).toBe("길게 쓰던 글");
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it("that was written on there outlasts the sending of its beginning here", () => {
    render(<Form label="here" />);
    type("here", "첫 줄");
    localStorage.setItem(KEY, "첫 줄과 다음 줄");
    act(() => endDraft(KEY, "첫 줄"));
    expect(value("here")).toBe("");
    expect(localStorage.getItem(KEY)).toBe("첫 줄과 다음 줄");
  });
});
