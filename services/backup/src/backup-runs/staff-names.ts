import { exportUserCall } from "@legal/contracts";
import { displayNameOf, staffNameOf } from "@legal/i18n";
import type { InternalClient, User } from "@legal/service-kit";

export type StaffNames = (admin: User) => Promise<string>;

/** How the history names who starts a run; a staff member where auth cannot be asked. */
export const staffNames =
  (auth: InternalClient): StaffNames =>
  async (admin) => {
    try {
      return displayNameOf(await auth.call(exportUserCall, { params: { id: admin.id } }));
    } catch {
      return staffNameOf({}, admin.language);
    }
  };
