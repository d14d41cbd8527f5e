import type { User } from "@legal/contracts";

/** An account as the server answers it. */
export const makeUser = (part: Partial<User> & Pick<User, "id" | "username">): User => ({
  email: `${part.username}@example.com`,
  phone: null,
  firstName: null,
  lastName: null,
  displayName: null,
  profileImageUrl: null,
  authProvider: "local",
  googleConnected: false,
  role: "user",
  language: "ko",
  createdAt: "2026-11-01T00:00:00.000Z",
  updatedAt: "2026-11-01T00:00:00.000Z",
  ...part,
});

export const member = makeUser({
  id: "01970000-0000-7000-8000-000000000001",
  username: "minji_kim",
  displayName: "김민지",
});

export const admin = makeUser({
  id: "01970000-0000-7000-8000-000000000009",
  username: "office",
  displayName: "박담당",
  role: "admin",
});
