import { userDeleted, type BackupRun } from "@legal/contracts";
import { useEvents } from "@legal/event-bus/testing";
import type { User } from "@legal/service-kit";
import type { TestHttp } from "@legal/test-kit";
import mongoose from "mongoose";
import { onUserDeleted } from "../src/subscribers/on-user-deleted.ts";
import { person } from "./neighbours.ts";
import { admin, backupUnderTest } from "./support.ts";

const backup = backupUnderTest();
const events = useEvents({
  service: "backup",
  backing: backup.services,
  logger: backup.logs.logger,
  subscriptions: () => [onUserDeleted],
});
const staff = admin();
let http: TestHttp;

const start = (kind: "users" | "cases", as: User = staff) =>
  http.post<BackupRun>(`/api/admin/backup/${kind}`, {}, { as });
const runs = () => mongoose.connection.collection("backup_runs");

beforeAll(async () => {
  ({ http } = await backup.start());
});

describe("the history of a deleted staff member", () => {
  it("keeps the id and not the name, however often the event comes", async () => {
    const gone = admin();
    backup.auth.unlisted.push(
      person({ id: gone.id, displayName: "이변호" }),
      person({ id: staff.id, displayName: "박변호" }),
    );
    await start("users", gone);
    await start("cases");
    const eventId = await events.deliver(userDeleted, { userId: gone.id });
    await events.deliver(userDeleted, { userId: gone.id }, eventId);
    const { body } = await http.get<BackupRun[]>("/api/admin/backup/runs", { as: staff });
    expect(body.map(({ startedBy }) => startedBy)).toEqual([
      { id: staff.id, name: "박변호" },
      { id: gone.id, name: "" },
    ]);
    expect(JSON.stringify(await runs().find().toArray())).not.toContain("이변호");
  });
});
