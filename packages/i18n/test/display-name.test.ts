import { displayNameOf, maskEmail, staffNameOf } from "../src/index.ts";

describe("a display name", () => {
  it.each([
    [{ displayName: "민지", lastName: "김", firstName: "민지", username: "minji" }, "민지"],
    [{ displayName: null, lastName: "김", firstName: "민지", username: "minji" }, "김 민지"],
    [{ displayName: "", lastName: null, firstName: "Minji", username: "minji" }, "Minji"],
    [{ displayName: null, lastName: null, firstName: null, username: "minji" }, "minji"],
    [null, "unknown"],
  ])("%j is %s", (user, name) => {
    expect(displayNameOf(user)).toBe(name);
  });
});

describe("how customers see staff", () => {
  const nameless = { displayName: null, firstName: "민지", lastName: "김", username: "office_head" };

  it("is the display name", () => expect(staffNameOf({ ...nameless, displayName: "박담당" }, "ko")).toBe("박담당"));

  it.each([
    ["ko", "담당자"],
    ["en", "Staff"],
    ["ja", "担当者"],
    ["zh", "工作人员"],
  ] as const)("is in %s %s without one, never the login name", (language, name) => {
    expect(staffNameOf(nameless, language)).toBe(name);
  });
});

describe("an address that is not shown in full", () => {
  it.each([
    ["minji@example.com", "mi***@example.com"],
    ["a@b.kr", "a***@b.kr"],
    ["no address", "***"],
  ])("%s is %s", (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });
});
