import type { ErrorCode } from "@legal/contracts";
import { screen } from "@testing-library/react";
import { toApiError } from "../src/api/api-error.ts";
import { useErrorText } from "../src/site/use-error-text.ts";
import { renderKit } from "../src/testing/render-kit.tsx";

const Refused = ({ status, code }: { status: number; code: ErrorCode }) => {
  const body = JSON.stringify({ code, message: "오늘은 더 올릴 수 없습니다.", requestId: "r" });
  return <p role="alert">{useErrorText()(toApiError(status, body, undefined))}</p>;
};

describe("the words of a refusal", () => {
  it.each(["RATE_LIMITED", "UPLOAD_QUOTA_EXCEEDED", "TOO_MANY_NEW_CASES", "BUDGET_EXCEEDED"] as const)(
    "name another way to the office where a limit is used up: %s",
    (code) => {
      renderKit(<Refused status={429} code={code} />);
      expect(screen.getByRole("alert").textContent).toMatch(
        /^오늘은 더 올릴 수 없습니다\. .*전화\(02-000-0000\)나 이메일\(support@ondam\.example\)/,
      );
    },
  );

  it("are the server's alone where it was no limit", () => {
    renderKit(<Refused status={409} code="CASE_ENDED" />);
    expect(screen.getByRole("alert").textContent).toBe("오늘은 더 올릴 수 없습니다.");
  });
});
