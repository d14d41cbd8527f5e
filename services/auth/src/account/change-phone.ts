import { phoneKeyOf } from "@legal/service-kit";
import type { ClientSession } from "mongoose";
import { changeUser } from "../users/update-user.ts";

/** Empty removes it. */
export const changePhone = (userId: string, phone: string, session: ClientSession) =>
  changeUser(userId, { phone: phone || null, phoneKey: phoneKeyOf(phone) }, session);
