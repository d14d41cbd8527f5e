import { findUsernameCall, signupCall } from "@legal/contracts";
import { emailRule, optionalPhoneRule, type Rule } from "@legal/web-kit/form";
import { newPasswordRule, usernameRule } from "./account-rules.ts";

/** What the server's schema says about one field of an otherwise valid signup. */
const serverSays = (field: string, value: string): string | undefined => {
  const valid = { username: "minji", email: "a@b.co", phone: "", password: "sesame-street" };
  const body = { ...valid, [field]: value };
  const result = signupCall.body?.safeParse({ ...body, passwordConfirm: body.password });
  return result?.error?.issues.find(({ path }) => path[0] === field)?.message;
};

const samples: [string, Rule, string[]][] = [
  ["username", usernameRule, ["ab", "abc", "a".repeat(20), "a".repeat(21), "a b c", "김민지", "a_1", "a-1"]],
  [
    "email",
    emailRule,
    [
      "a@b.co",
      "a.b+c@d-e.example",
      "o'neill@example.ie",
      "a@b",
      "a b@c.de",
      ".a@b.co",
      "a..b@c.de",
      "a.@b.co",
      "a@-b.co",
      "@b.co",
      "a@b.c",
      "한글@b.co",
      `${"a".repeat(250)}@b.co`,
      "",
    ],
  ],
  [
    "phone",
    optionalPhoneRule,
    ["", "010-1234-5678", "+82 10 1234 5678", "01012345678", "12345", "0".repeat(21), "abc"],
  ],
  ["password", newPasswordRule, ["1234567", "12345678", "a".repeat(128), "a".repeat(129)]],
];

describe("rules of the forms", () => {
  it.each(samples.flatMap(([field, rule, values]) => values.map((value) => ({ field, rule, value }))))(
    "judge $field “$value” as the server does",
    ({ field, rule, value }) => {
      expect(rule(value)).toBe(serverSays(field, value));
    },
  );

  it("name what is missing as the server does", () => {
    const result = findUsernameCall.body?.safeParse({ email: "", phone: "" });
    expect(result?.error?.issues[0]?.message).toBe("contact.required");
  });
});
