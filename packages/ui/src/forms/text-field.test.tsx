import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { PasswordField } from "./password-field.tsx";
import { SearchField } from "./search-field.tsx";
import { SelectField } from "./select-field.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

const describedBy = (control: HTMLElement) =>
  (control.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" / ");

describe("a field", () => {
  it("is found by its label and told apart as right by default", () => {
    render(<TextField label="아이디" />);
    const input = screen.getByLabelText("아이디");
    expect(input.getAttribute("aria-invalid")).toBeNull();
    expect(input.getAttribute("aria-describedby")).toBeNull();
  });

  it("announces its error first and its hint after it", () => {
    render(<TextField label="아이디" hint="3자 이상" error="이미 사용 중인 아이디입니다" />);
    const input = screen.getByLabelText("아이디");
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(describedBy(input)).toBe("이미 사용 중인 아이디입니다 / 3자 이상");
  });

  it.each([
    ["a text area", <TextArea key="a" label="내용" error="필수 항목입니다" />],
    ["a select", <SelectField key="b" label="내용" error="필수 항목입니다" />],
    [
      "a password",
      <PasswordField key="c" label="내용" error="필수 항목입니다" showLabel="보기" hideLabelText="숨기기" />,
    ],
  ])("ties the error to %s too", (_, field) => {
    render(field);
    expect(describedBy(screen.getByLabelText("내용"))).toBe("필수 항목입니다");
  });

  it("whose choice is acted on at once is opened by the keys that would choose in it", () => {
    const showPicker = jest.fn();
    HTMLSelectElement.prototype.showPicker = showPicker;
    render(<SelectField label="진행 상태" opensByKeys />);
    const select = screen.getByLabelText("진행 상태");
    for (const key of ["ArrowDown", "End", "ㅂ"]) expect(fireEvent.keyDown(select, { key })).toBe(false);
    expect(showPicker).toHaveBeenCalledTimes(3);
    for (const key of ["Tab", "Enter", "Escape"]) expect(fireEvent.keyDown(select, { key })).toBe(true);
    expect(fireEvent.keyDown(select, { key: "c", ctrlKey: true })).toBe(true);
    showPicker.mockImplementation(() => {
      throw new DOMException("", "NotAllowedError");
    });
    expect(fireEvent.keyDown(select, { key: "ArrowDown" })).toBe(true);
  });

  it("shows a password only while asked to", async () => {
    render(<PasswordField label="비밀번호" showLabel="보기" hideLabelText="숨기기" defaultValue="secret" />);
    const input = screen.getByLabelText<HTMLInputElement>("비밀번호");
    expect(input.type).toBe("password");
    await userEvent.click(screen.getByRole("button", { name: "보기" }));
    expect(input.type).toBe("text");
    await userEvent.click(screen.getByRole("button", { name: "숨기기" }));
    expect(input.type).toBe("password");
  });

  it("clears a search with Escape and with the cross, and keeps the focus", async () => {
    const change = jest.fn();
    render(<SearchField label="검색" value="지급" onValueChange={change} clearLabel="지우기" />);
    await userEvent.type(screen.getByLabelText("검색"), "{Escape}");
    await userEvent.click(screen.getByRole("button", { name: "지우기" }));
    expect(change.mock.calls).toEqual([[""], [""]]);
    expect(document.activeElement).toBe(screen.getByLabelText("검색"));
  });
});
