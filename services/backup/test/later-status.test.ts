import type { BackupRun } from "@legal/contracts";
import { tokenFor } from "@legal/test-kit";
import { caseOf } from "./neighbours.ts";
import { admin, backupUnderTest, rowsOf } from "./support.ts";

const backup = backupUnderTest();
const staff = admin();

it("a backup holds a case of a status that only the next release has, as the case is stored", async () => {
  const { http } = await backup.start();
  backup.caseChat.rows.push({ ...caseOf(), caseStatus: "다음 단계" }, caseOf());
  const { status, body } = await http.post<BackupRun>("/api/admin/backup/cases", {}, { as: staff });
  expect({ status, body }).toMatchObject({ status: 201, body: { status: "complete", rowCount: 2 } });
  const headers = { authorization: `Bearer ${tokenFor(staff, "backup")}` };
  const file = await fetch(`${http.url}${body.url}`, { headers });
  const [, first] = await rowsOf(await file.arrayBuffer());
  expect(first).toContain("다음 단계");
});
