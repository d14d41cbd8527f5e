import { exportUserCall, exportUsersCall } from "@legal/contracts";
import { createRouter, notFound, parse, requireService } from "@legal/service-kit";
import { presentUser } from "../users/present-user.ts";
import { User, type UserRecord } from "../users/user-model.ts";

/** Every account, page by page, for services that keep or copy them all; ids rise with time, so what is added meanwhile comes last. */
export const userExportRoutes = createRouter();

userExportRoutes.get(exportUsersCall.path, requireService("backup", "case-chat", "notifications"), async (req, res) => {
  const { after, limit } = parse(exportUsersCall, req).query;
  const users = await User.find(after ? { _id: { $gt: after } } : {}, null, { sort: { _id: 1 }, limit }).lean<
    UserRecord[]
  >();
  res.json(users.map(presentUser));
});

userExportRoutes.get(exportUserCall.path, requireService("backup"), async (req, res) => {
  const { id } = parse(exportUserCall, req).params;
  const user = await User.findById(id).lean<UserRecord>();
  if (!user) throw notFound("user");
  res.json(presentUser(user));
});
