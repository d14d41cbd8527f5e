import type { Platform } from "@legal/test-kit/platform";
import { execFileSync } from "node:child_process";
import type { Account } from "./person.ts";
import { ROOT } from "./repository.ts";

/** Another administrator, made as an operator makes one. */
export const makeAdministrator = ({ dataDir }: Platform, { username, email, password }: Account): void => {
  execFileSync(process.execPath, ["scripts/admin-create.ts", "--username", username, "--email", email], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, ADMIN_PASSWORD: password },
  });
};
