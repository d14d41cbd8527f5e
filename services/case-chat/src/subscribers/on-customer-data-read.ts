import { aiDataRead, authDataRead, backupDataRead, inquiryDataRead } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { storeAccess } from "../access-log/store-access.ts";

export const onCustomerDataRead = [authDataRead, aiDataRead, inquiryDataRead, backupDataRead].map((event) =>
  on(event, (read, { session }) => storeAccess(read, session)),
);
