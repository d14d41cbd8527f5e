import { updateUser } from "./update-user.ts";

export const rename = (userId: string, displayName: string) => updateUser(userId, { displayName });
