import type { User } from "@legal/service-kit";

interface Owned {
  userId: string;
}

/** Staff in a room of their own are its customer. */
export const sideOf = (room: Owned, user: User): "user" | "admin" => (room.userId === user.id ? "user" : "admin");

export const canEnter = (room: Owned, user: User): boolean => room.userId === user.id || user.role === "admin";
