import { TextField } from "@legal/ui";
import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ApiError } from "../src/api/api-error.ts";
import { renderKit } from "../src/testing/render-kit.tsx";
import { useForm } from "../src/form/use-form.ts";

const refusal = (details: ApiError["details"]): ApiError => ({
  status: 409,
  message: "409: …",
  code: "USERNAME_TAKEN",
  text: "이미 사용 중인 아이디입니다.",
  details,
  requestId: "r",
  retryAfterSeconds: undefined,
});

const Form = ({ onSubmit, onFailure }: { onSubmit: () => Promise<unknown>; onFailure?: (error: ApiError) => void }) => {
  const { field, handleSubmit, submitting } = useForm({
    initial: { username: "", email: "" },
    validate: ({ username, email }) => ({
      username: username.length < 3 ? "3자 이상" : undefined,
      email: email.includes("@") ? undefined : "형식이 아닙니다",
    }),
    onSubmit,
    ...(onFailure && { onFailure }),
  });
  return (
    <form onSubmit={handleSubmit} noValidate>
      <TextField label="아이디" {...field("username")} />
      <TextField label="이메일" {...field("email")} />
      <button type="submit" aria-busy={submitting}>
        보내기
      </button>
    </form>
  );
};

const username = () => screen.getByLabelText<HTMLInputElement>("아이디");
const email = () => screen.getByLabelText<HTMLInputElement>("이메일");
const submit = () => userEvent.click(screen.getByRole("button"));
const fill = async () => {
  await userEvent.type(username(), "minji");
  await userEvent.type(email(), "minji@example.com");
};

describe("a form", () => {
  it("says nothing before something was typed, then checks a field when it is left", async () => {
    renderKit(<Form onSubmit={jest.fn()} />);
    await userEvent.click(username());
    await userEvent.tab();
    expect(screen.queryByText("3자 이상")).toBeNull();
    await userEvent.type(username(), "mi");
    expect(screen.queryByText("3자 이상")).toBeNull();
    await userEvent.tab();
    expect(screen.getByText("3자 이상")).toBeTruthy();
    await userEvent.type(username(), "n");
    expect(screen.queryByText("3자 이상")).toBeNull();
  });

  it("is not sent while something is wrong, and leads to the first wrong field", async () => {
    const send = jest.fn();
    renderKit(<Form onSubmit={send} />);
    await submit();
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByText("형식이 아닙니다")).toBeTruthy();
    expect(document.activeElement).toBe(username());
  });

  it("is sent once however often it is submitted", async () => {
    let finish: () => void = () => undefined;
    const send = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    renderKit(<Form onSubmit={send} />);
    await fill();
    await submit();
    await submit();
    expect(send).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("button").getAttribute("aria-busy")).toBe("true");
    await act(async () => finish());
  });

  it("shows the server's details on their fields and keeps what was typed", async () => {
    const failure = refusal([{ path: "username", message: "이미 사용 중인 아이디입니다." }]);
    const onFailure = jest.fn();
    renderKit(<Form onSubmit={() => Promise.reject(failure)} onFailure={onFailure} />);
    await fill();
    await submit();
    expect(await screen.findByText("이미 사용 중인 아이디입니다.")).toBeTruthy();
    expect(onFailure).toHaveBeenCalledWith(failure, true);
    expect(email().value).toBe("minji@example.com");
    expect(document.activeElement).toBe(username());
    await userEvent.type(username(), "2");
    expect(screen.queryByText("이미 사용 중인 아이디입니다.")).toBeNull();
  });
});
