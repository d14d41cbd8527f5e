import { createBackfill } from "@legal/service-kit/jobs";
import { searchFieldsOf } from "./search-fields.ts";
import { KnownUser, type UserRecord } from "./user-model.ts";

type Source = Pick<UserRecord, "username" | "email" | "firstName" | "lastName" | "displayName" | "phone" | "version">;

/** For copies of accounts from a release that did not keep by what they are found. */
export const backfillSearchFields = createBackfill<Source>({
  model: KnownUser,
  field: "letterPairs",
  from: ["username", "email", "firstName", "lastName", "displayName", "phone", "version"],
  among: { deleted: false },
  derive: searchFieldsOf,
});
