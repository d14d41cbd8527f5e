import {
  aiDataRead,
  authDataRead,
  backupDataRead,
  documentsDataRead,
  inquiryDataRead,
  type StaffRead,
} from "@legal/contracts";
import { on, type EventContext } from "@legal/event-bus";
import { storeAccess } from "../audit-log/store-access.ts";

const store = (read: StaffRead, { session }: EventContext): Promise<void> => storeAccess(read, session);

export const onCustomerDataRead = [
  on(authDataRead, store),
  on(aiDataRead, store),
  on(inquiryDataRead, store),
  on(documentsDataRead, store),
  on(backupDataRead, store),
];
