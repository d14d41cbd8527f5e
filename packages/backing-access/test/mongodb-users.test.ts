import { mongodbUsers, newPasswords } from "../src/index.ts";

const users = mongodbUsers(newPasswords().mongodb);
const rightsOf = (name: string) =>
  users.find(({ user }) => user === name)?.roles.map(({ role, db }) => `${role} ${db}`) ?? [];

describe("in MongoDB", () => {
  it.each([
    ["auth", "auth"],
    ["case-chat", "case_chat"],
    ["ai", "ai"],
    ["inquiry", "inquiry"],
    ["analytics", "analytics"],
  ])("%s has its own database and nothing else", (user, database) => {
    expect(rightsOf(user)).toEqual([`readWrite ${database}`]);
  });

  it("backup reads what it exports and writes its own alone; a restore has a user that no deployable is", () => {
    expect(rightsOf("backup").filter((right) => !right.startsWith("read "))).toEqual(["readWrite backup"]);
    expect(rightsOf("backup")).toContain("read case_chat");
    expect(rightsOf("restore")).toContain("readWrite case_chat");
  });

  it("everyone has a password of their own, of 24 random bytes", () => {
    const passwords = users.map(({ pwd }) => pwd);
    expect(new Set(passwords).size).toBe(users.length);
    for (const password of passwords) expect(Buffer.from(password, "base64url")).toHaveLength(24);
  });
});
