import { displayNameOf, maskEmail } from "../src/index.ts";

describe("how somebody is called", () => {
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

describe("an address that is not shown in full", () => {
  it.each([
    ["minji@example.com", "mi***@example.com"],
    ["a@b.kr", "a***@b.kr"],
    ["no address", "***"],
  ])("%s is %s", (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });
});
